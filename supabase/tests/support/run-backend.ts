/** Starts the backend process, sends requests to it, and reads the data of its processes in /proc. */
import { type ChildProcess, spawn } from "node:child_process";
import { readFileSync, readdirSync } from "node:fs";
import path from "node:path";
import { createInterface } from "node:readline";

interface SignIn {
  readonly role: string;
  readonly email: string;
  readonly password: string;
}

export interface Running {
  readonly base: string;
  readonly secretKey: string;
  readonly maintenanceSecret: string;
  readonly staff: readonly SignIn[];
  readonly process: ChildProcess;
  /** The output of the process without the line that contains the port. */
  output(): string;
  /** Ends the process and waits for its end. With SIGKILL it cannot clean up. */
  stop(signal?: "SIGTERM" | "SIGKILL"): Promise<void>;
}

export const runBackend = (dataDir: string, environment: Readonly<Record<string, string>> = {}): Promise<Running> => {
  const child = spawn(process.execPath, ["--import", "tsx", path.join(__dirname, "backend-process.ts"), dataDir], {
    cwd: path.resolve(__dirname, "../../.."),
    env: { ...process.env, ...environment },
    stdio: ["ignore", "pipe", "pipe"],
  });
  let written = "";
  return new Promise((resolve, reject) => {
    child.stderr.setEncoding("utf8").on("data", (chunk: string) => (written += chunk));
    createInterface({ input: child.stdout }).on("line", (line) => {
      if (!line.startsWith('{"port"')) {
        written += `${line}\n`;
        return;
      }
      const { port, secretKey, maintenanceSecret, staff } = JSON.parse(line) as {
        port: number;
        secretKey: string;
        maintenanceSecret: string;
        staff: SignIn[];
      };
      resolve({
        base: `http://127.0.0.1:${port}`,
        secretKey,
        maintenanceSecret,
        staff,
        process: child,
        output: () => written,
        stop: (signal = "SIGTERM") =>
          new Promise((done) => {
            if (child.exitCode !== null || child.signalCode !== null) return done();
            child.once("exit", () => done());
            child.kill(signal);
          }),
      });
    });
    child.once("exit", (code) => reject(new Error(`The backend ended with ${code ?? "a signal"}: ${written}`)));
  });
};

/** Rows of a table, read with the service role. */
export const rowsOf = async <Row>({ base, secretKey }: Running, query: string): Promise<Row[]> => {
  const response = await fetch(`${base}/rest/v1/${query}`, { headers: { apikey: secretKey } });
  if (!response.ok) throw new Error(`${query}: ${response.status} ${await response.text()}`);
  return (await response.json()) as Row[];
};

/** Unit of CPU times in /proc, the same on every Linux on which Node runs. */
const ticksPerSecond = 100;

const read = (pid: number, name: string): string => readFileSync(`/proc/${pid}/${name}`, "utf8");

/** The ids of all processes. */
export const processes = (): readonly number[] =>
  readdirSync("/proc")
    .filter((name) => /^\d+$/.test(name))
    .map(Number);

/** The command line of a process as a list, and the id of its parent. Undefined if the process has ended. */
export const processOf = (pid: number) => {
  try {
    const args = read(pid, "cmdline").split("\0").filter(Boolean);
    return { args, parent: Number(/^PPid:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) };
  } catch {
    return undefined;
  }
};

/** The id of the Deno process of the picture functions: a child of the given process whose last argument is `uploads`. */
export const converter = ({ pid: starter }: { readonly pid?: number | undefined }): number => {
  const found = processes().find((pid) => {
    const started = processOf(pid);
    return started?.args.at(-1) === "uploads" && started.parent === starter;
  });
  if (found === undefined) throw new Error("No process converts pictures.");
  return found;
};

export const cpuSeconds = (pid: number): number => {
  const fields = read(pid, "stat")
    .replace(/^.*\) /, "")
    .split(" ");
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
};

export const peakMegabytes = (pid: number): number => Number(/^VmHWM:\s+(\d+)/m.exec(read(pid, "status"))?.[1]) / 1024;
