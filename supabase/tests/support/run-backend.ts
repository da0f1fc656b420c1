/** Starts the backend process and sends requests to it. */
import { type ChildProcess, spawn } from "node:child_process";
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
