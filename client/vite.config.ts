/// <reference types="vitest/config" />
import { svelte } from "@sveltejs/vite-plugin-svelte";
import { defineConfig } from "vite";
import { clientPages } from "./pages/build.ts";
import { pieces } from "./pages/pieces.ts";
import { serviceWorker } from "./worker/build.ts";

const server = process.env.SPLITPOT_SERVER ?? "http://127.0.0.1:8000";

export default defineConfig({
  plugins: [svelte(), clientPages(), serviceWorker()],
  build: {
    outDir: "../src/splitpot/web/client",
    emptyOutDir: true,
    // The page's content policy knows no data: addresses.
    assetsInlineLimit: 0,
    // How long each plugin took concerns nobody who only wants to play.
    rolldownOptions: {
      checks: { pluginTimings: false },
      output: { codeSplitting: pieces() },
    },
  },
  server: {
    host: "127.0.0.1",
    port: 5173,
    strictPort: true,
    proxy: {
      "/api": { target: server },
      "/ws": { target: server, ws: true },
    },
    // The messages lie beside the client, in /locales.
    fs: { allow: [".."] },
  },
  resolve: process.env.VITEST ? { conditions: ["browser"] } : {},
  test: {
    environment: "happy-dom",
    include: ["src/**/*.test.ts"],
  },
});
