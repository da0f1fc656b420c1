/** Starts the functions in Deno and passes requests on to them. Two processes: pictures must not make forms wait. */
import { type ChildProcess, spawn } from "node:child_process";
import { existsSync, readdirSync } from "node:fs";
import { createRequire } from "node:module";
import path from "node:path";
import { functionsFolder, repository } from "./places.ts";

/** Functions that decode pictures; their process starts with the first request. */
const pictureFunctions = new Set(["uploads"]);

/** The names of all functions: folders with an index.ts. */
export const functionNames = (): string[] =>
  readdirSync(functionsFolder, { withFileTypes: true })
    .filter((entry) => entry.isDirectory() && existsSync(path.join(functionsFolder, entry.name, "index.ts")))
    .map(({ name }) => name)
    .sort();

interface Options {
  readonly environment: Readonly<Record<string, string>>;
  readonly denoDir: string;
  /** Where a line of the functions' logs goes. */
  readonly log: (line: string) => void;
}

/** The program itself, not its npm wrapper: the wrapper would leave it behind when it is killed. */
const denoBinary = (): string => {
  const folder = path.join(repository, "node_modules/deno");
  const file = path.join(folder, process.platform === "win32" ? "deno.exe" : "deno");
  if (existsSync(file)) return file;
  // Where npm was not allowed to run install scripts, the package is asked to finish its installation now.
  const { runInstall } = createRequire(__filename)(path.join(folder, "install_api.cjs")) as { runInstall(): string };
  return runInstall();
};

class FunctionProcess {
  readonly #names: readonly string[];
  readonly #options: Options;
  #child: ChildProcess | undefined;
  #port: Promise<number> | undefined;
  #closed = false;

  constructor(names: readonly string[], options: Options) {
    this.#names = names;
    this.#options = options;
  }

  /** The port that answers; starts the process, also again after it has ended. */
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
      child.once("exit", (code) => {
        this.#port = undefined;
        reject(new Error(`The functions (${this.#names.join(", ")}) ended with ${code ?? "a signal"}.`));
      });
    });
  }

  close(): Promise<void> {
    this.#closed = true;
    const child = this.#child;
    if (child === undefined || child.exitCode !== null || child.signalCode !== null) return Promise.resolve();
    return new Promise((resolve) => {
      child.once("exit", () => resolve());
      child.kill("SIGTERM");
    });
  }
}

export interface Functions {
  /** Passes a request for /functions/v1/{name} on. A function that is not there is 404, one that cannot answer 502. */
  fetch(request: Request, peerAddress: string): Promise<Response>;
  close(): Promise<void>;
}

const failure = (status: number, code: string, message: string, headers: Record<string, string> = {}): Response =>
  Response.json({ error: { code, message } }, { status, headers });

/** Headers of the visitor that would be believed to come from the platform's own proxy. */
const proxyHeaders = [
  "x-forwarded-for",
  "x-real-ip",
  "forwarded",
  "cf-connecting-ip",
  "host",
  "connection",
  "transfer-encoding",
  "expect",
  "content-length",
];

export const startFunctions = async (options: Options): Promise<Functions> => {
  const names = functionNames();
  const processes = {
    forms: new FunctionProcess(
      names.filter((name) => !pictureFunctions.has(name)),
      options,
    ),
    pictures: new FunctionProcess(
      names.filter((name) => pictureFunctions.has(name)),
      options,
    ),
  };
  await processes.forms.port();
  return {
    async fetch(request, peerAddress) {
      const { pathname, search } = new URL(request.url);
      const target = pathname.slice("/functions/v1".length);
      const [, name = ""] = target.split("/");
      if (!names.includes(name)) return failure(404, "not_found", "There is no such function.");
      const headers = new Headers(request.headers);
      for (const header of proxyHeaders) headers.delete(header);
      headers.set("x-forwarded-for", peerAddress);
      try {
        const port = await processes[pictureFunctions.has(name) ? "pictures" : "forms"].port();
        return await fetch(`http://127.0.0.1:${port}${target}${search}`, {
          method: request.method,
          headers,
          redirect: "manual",
          ...(request.body === null ? {} : { body: await request.arrayBuffer() }),
        });
      } catch {
        return failure(502, "unavailable", "The function did not answer.", {
          "x-relay-error": "true",
          "access-control-allow-origin": "*",
          "access-control-expose-headers": "x-relay-error",
        });
      }
    },
    async close() {
      await Promise.all([processes.forms.close(), processes.pictures.close()]);
    },
  };
};
