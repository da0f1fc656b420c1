/** A Deno process that runs some of the functions. The first request starts it, as does the next request after it has ended. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { functionsFolder, repository } from "./repository-paths.ts";

export interface FunctionOptions {
  readonly environment: Readonly<Record<string, string>>;
  readonly denoDir: string;
  /** Called with each line of the functions' standard output, and with each part of their error output. */
  readonly log: (line: string) => void;
  /**
   * If a request gets no response within this many milliseconds, a second request checks whether the process responds at all. If
   * the check gets no response within the same time, the process is killed. Default: 5000, well above the 2 s of CPU
   * that a hosted function has.
   */
  readonly responseTimeout?: number;
}

/** The path of the Deno program, not of its npm wrapper: killing the wrapper would leave the program running. */
export const denoBinary = (): string => {
  const folder = path.join(repository, "node_modules/deno");
  const file = path.join(folder, process.platform === "win32" ? "deno.exe" : "deno");
  if (existsSync(file)) return file;
  // If npm was not allowed to run install scripts, the package completes its installation here.
  const { runInstall } = createRequire(__filename)(path.join(folder, "install_api.cjs")) as {
    runInstall: () => string;
  };
  return runInstall();
};

export class FunctionProcess {
  readonly #names: readonly string[];
  readonly #options: FunctionOptions;
  #child: ChildProcess | undefined;
  #port: Promise<number> | undefined;
  #closed = false;
  readonly #responseTimeout: number;

  constructor(names: readonly string[], options: FunctionOptions) {
    this.#names = names;
    this.#options = options;
    this.#responseTimeout = options.responseTimeout ?? 5000;
  }

  /** Returns the port of the process, and starts the process if it is not running. */
  port(): Promise<number> {
    if (this.#closed) return Promise.reject(new Error("The functions are closed."));
    this.#port ??= this.#start();
    return this.#port;
  }

  #start(): Promise<number> {
    const { environment, denoDir, log } = this.#options;
    const child = spawn(
      denoBinary(),
      [
        "run",
        "--quiet",
        "--no-prompt",
        "--no-check",
        "--cached-only",
        "--no-lock",
        // Hosted functions resolve packages only through deno.json; here they use the packages that npm installed.
        "--node-modules-dir=manual",
        "--allow-net",
        "--allow-env",
        `--allow-read=${repository}`,
        "--config",
        path.join(functionsFolder, "deno.json"),
        path.join(__dirname, "functions-runner.ts"),
        functionsFolder,
        ...this.#names,
      ],
      {
        cwd: repository,
        env: {
          PATH: process.env.PATH ?? "",
          HOME: process.env.HOME ?? "/",
          DENO_DIR: denoDir,
          DENO_NO_UPDATE_CHECK: "1",
          NO_COLOR: "1",
          ...environment,
        },
        stdio: ["pipe", "pipe", "pipe"],
      },
    );
    this.#child = child;
    return new Promise((resolve, reject) => {
      const fail = (problem: string): void => {
        this.#forget(child);
        reject(new Error(`The functions (${this.#names.join(", ")}) ${problem}.`));
      };
      child.on("error", ({ message }) => fail(`could not be started: ${message}`));
      child.once("exit", (code) => fail(`ended with ${code ?? "a signal"}`));
      let rest = "";
      child.stdout.setEncoding("utf8").on("data", (chunk: string) => {
        const lines = (rest + chunk).split("\n");
        rest = lines.pop() ?? "";
        for (const line of lines) {
          const [, port] = /^\{"port":(\d+)\}$/.exec(line) ?? [];
          if (port === undefined) log(line);
          else resolve(Number(port));
        }
      });
      child.stderr.setEncoding("utf8").on("data", (chunk: string) => log(chunk.trimEnd()));
    });
  }

  /** Forgets a process that has ended or hangs, so that the next request starts a new one. */
  #forget(child: ChildProcess): void {
    if (this.#child === child) this.#port = undefined;
  }

  /** Whether the process responds to requests. While it decodes a picture, it responds to none. */
  async #isResponding(port: number): Promise<boolean> {
    const signal = AbortSignal.timeout(this.#responseTimeout);
    const response = await fetch(`http://127.0.0.1:${port}/`, { signal }).catch(() => undefined);
    await response?.body?.cancel();
    return response !== undefined;
  }

  /** Forwards a request. Rejects if the process ends before it responds; a process that hangs is killed. */
  async fetch(target: string, request: RequestInit): Promise<Response> {
    const port = await this.port();
    const child = this.#child;
    const watch = setTimeout(() => {
      void this.#isResponding(port).then((responding) => {
        if (responding || child === undefined) return;
        this.#forget(child);
        child.kill("SIGKILL");
      });
    }, this.#responseTimeout);
    try {
      return await fetch(`http://127.0.0.1:${port}${target}`, request);
    } finally {
      clearTimeout(watch);
    }
  }

  close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (child?.pid === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  }
}
