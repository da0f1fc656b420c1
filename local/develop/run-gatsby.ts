/** Runs Gatsby's development server: printing its output, or passing its messages on and printing nothing. */
import { spawn } from "node:child_process";

interface GatsbyRun {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Ends it when aborted. */
  readonly signal: AbortSignal;
  /** Called with each message of Gatsby. Without it Gatsby prints its own output. */
  readonly onMessage?: (message: unknown) => void;
}

/** How much of its last output is kept, to be shown if it fails; in characters. */
const kept = 20_000;

/** Returns the server's exit code, or 1 when it could not be started or was ended by a signal. Its last output is printed when it fails. */
export const runGatsby = ({ port, env, signal, onMessage }: GatsbyRun): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
      stdio: onMessage === undefined ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe", "ipc"],
      // Without a terminal Gatsby must not draw one.
      env: { ...process.env, ...(onMessage !== undefined && { GATSBY_LOGGER: "yurnalist" }), ...env },
    });
    let last = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (last = (last + chunk.toString("utf8")).slice(-kept)));
    if (onMessage !== undefined) child.on("message", onMessage);
    signal.addEventListener("abort", () => child.kill("SIGTERM"));
    child.on("error", (error) => {
      console.error(`Gatsby could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (onMessage !== undefined && code !== null && code !== 0) console.error(last);
      resolve(code ?? 1);
    });
  });
