/**
 * Runs Gatsby's development server, waits for valid content before the start, and watches the code for changes. Either Gatsby prints its
 * output, or its messages are passed on, and its output is printed only if it fails.
 */
import { spawn } from "node:child_process";
import { watch } from "node:fs";
import { join } from "node:path";
import { loadContent } from "../../gatsby/content/load";
import { reasonOf } from "../../gatsby/reason-of";
import { contentChange, notStartedMessage } from "../../gatsby/sources/content-issues";

/**
 * Resolves when the content in `directory` is valid. Reports mistakes at once and after each save. Gatsby must not be started before: it
 * exits if a folder is missing, and some mistakes make it exit before the content check.
 */
export const untilContentIsValid = async (directory: string, report: (message: string) => void): Promise<void> => {
  for (;;) {
    const watching = new AbortController();
    const changed = contentChange(directory, watching.signal);
    try {
      await loadContent(directory);
      watching.abort();
      return;
    } catch (error) {
      report(`${reasonOf(error)}\n\n${notStartedMessage}`);
    }
    await changed;
  }
};

interface GatsbyRun {
  readonly port: number;
  readonly env: Readonly<Record<string, string>>;
  /** Ends the server when aborted. */
  readonly signal: AbortSignal;
  /** Called with each of Gatsby's messages. If undefined, Gatsby prints its own output. */
  readonly onMessage?: (message: unknown) => void;
}

/** How many characters at the end of the output are stored. They are printed if the server fails. */
const maxStoredOutput = 20_000;

/**
 * Returns the exit code, or 1 if the server could not be started or was ended by a signal.
 */
export const runGatsby = ({ port, env, signal, onMessage }: GatsbyRun): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(process.execPath, ["node_modules/gatsby/cli.js", "develop", "--port", String(port)], {
      stdio: onMessage === undefined ? ["ignore", "inherit", "inherit"] : ["ignore", "pipe", "pipe", "ipc"],
      // Prevents Gatsby from drawing a progress bar, which needs a terminal.
      env: { ...process.env, ...(onMessage !== undefined && { GATSBY_LOGGER: "yurnalist" }), ...env },
    });
    let output = "";
    for (const stream of [child.stdout, child.stderr])
      stream?.on("data", (chunk: Buffer) => (output = (output + chunk.toString("utf8")).slice(-maxStoredOutput)));
    if (onMessage !== undefined) child.on("message", onMessage);
    signal.addEventListener("abort", () => child.kill("SIGTERM"));
    child.on("error", (error) => {
      console.error(`Gatsby could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      if (onMessage !== undefined && code !== null && code !== 0) console.error(output);
      resolve(code ?? 1);
    });
  });

/** The operating system may report one save several times, within this many milliseconds. */
const repeatTime = 300;

/**
 * Calls `report` with the path of each saved file in `folder`. Returns a function that stops watching; until then the
 * process does not end.
 */
export const watchCode = (report: (path: string) => void, folder = "src"): (() => void) => {
  const reportedAt = new Map<string, number>();
  const watcher = watch(folder, { recursive: true }, (_, name) => {
    if (name === null || name.endsWith("gatsby-types.d.ts")) return;
    const now = Date.now();
    if (now - (reportedAt.get(name) ?? 0) > repeatTime) report(join(folder, name));
    reportedAt.set(name, now);
  });
  return () => watcher.close();
};
