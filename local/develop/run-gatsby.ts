/** Runs Gatsby's development server: with all that it prints, or with its messages handed on and its own output kept back. */
import { spawn } from "node:child_process";

interface GatsbyRun {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Asks it to end. */
  readonly until: AbortSignal;
  /** Takes its messages; left out, it prints for itself. */
  readonly take?: (message: unknown) => void;
}

/** How much of its own output is kept for the case that it ends by itself, in characters. */
const kept = 20_000;

/** Exit code of the server; 1 when it could not be started or was ended by a signal. What it printed last is shown when it failed. */
export const runGatsby = ({ port, env, until, take }: GatsbyRun): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
      stdio: take === undefined ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe", "ipc"],
      // Without a terminal Gatsby must not draw one.
      env: { ...process.env, ...(take !== undefined && { GATSBY_LOGGER: "yurnalist" }), ...env },
    });
    let last = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (last = (last + chunk.toString("utf8")).slice(-kept)));
    if (take !== undefined) child.on("message", take);
    until.addEventListener("abort", () => child.kill("SIGTERM"));
    child.on("error", (error) => {
      console.error(`Gatsby could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (take !== undefined && code !== null && code !== 0) console.error(last);
      resolve(code ?? 1);
    });
  });
