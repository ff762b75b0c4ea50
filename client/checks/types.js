// Type-checks the client, then proves that the check itself works: the canary must be refused.
import { spawnSync } from "node:child_process";
import { fileURLToPath } from "node:url";

const client = fileURLToPath(new URL("..", import.meta.url));
const program = fileURLToPath(new URL("../node_modules/svelte-check/bin/svelte-check", import.meta.url));

function check(...options) {
  const done = spawnSync(process.execPath, [program, "--output", "human", ...options], { cwd: client, encoding: "utf8" });
  return { passed: done.status === 0, said: `${done.stdout}${done.stderr}` };
}

const client_types = check("--tsconfig", "tsconfig.json", "--fail-on-warnings");
if (!client_types.passed) {
  process.stderr.write(client_types.said);
  process.exit(1);
}
const canary = check("--workspace", "checks/canary", "--tsconfig", "tsconfig.json");
if (canary.passed || !canary.said.includes("Type 'string' is not assignable to type 'number'")) {
  process.stderr.write(`svelte-check no longer finds the mistake in checks/canary:\n${canary.said}`);
  process.exit(1);
}
