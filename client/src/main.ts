/** Puts the room on the page, in the reader's language and theme. */
import { mount } from "svelte";
// The browser's offer to install the room comes once, before anybody opens the settings.
import "./account/installing.svelte";
import { settings } from "./account/settings.svelte";
import App from "./App.svelte";
import { chips } from "./i18n/numbers";
import { words } from "./i18n/words.svelte";
import { Room } from "./room.svelte";
import { route } from "./route.svelte";
import { fetchAhead } from "./screens";
import "./style/tokens.css";
import "./style/base.css";

async function show(target: HTMLElement): Promise<void> {
  settings.apply();
  // The screen comes along with the words, not after them.
  fetchAhead(route.screen.name);
  try {
    await words.speak(settings.language);
  } catch {
    // The words could not be fetched; English is here already, and the settings offer the rest.
  }
  document.documentElement.lang = words.language;
  // Reading the script was work enough for one task: a press is heard between it and the next.
  await new Promise((next) => setTimeout(next));
  const room = new Room();
  mount(App, { target, props: { room } });
  room.open();
  // The first number that a browser writes takes it long: let that be while the room has not answered yet.
  setTimeout(() => chips(0));
}

// Only a built client has a worker; while one is being written it would keep what was there before.
if (import.meta.env.PROD && "serviceWorker" in navigator) {
  // A browser may refuse, as in a room at home that is reached without https; the room works without it.
  addEventListener("load", () => void navigator.serviceWorker.register("/service-worker.js").catch(() => {}));
}

const target = document.getElementById("room");
if (target === null) throw new Error("index.html has no #room");
void show(target);
