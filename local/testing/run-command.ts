/** Runs one command of a step with its output shown as it comes, and resolves with its exit code. */
import { spawn } from "node:child_process";

/** A command and its arguments, with environment variables to add, and the folder it runs in where that is another. */
export interface Command {
  readonly words: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/** Exit code of the command; 1 when it could not be started or was ended by a signal. Input is closed. */
export const runCommand = ({ words: [program, ...rest], env, folder }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, rest, {
      stdio: ["ignore", "inherit", "inherit"],
      env: { ...process.env, ...env },
      cwd: folder,
    });
    child.on("error", (error) => {
      console.error(`${program} could not be started: ${error.message}`);
      resolve(1);
    });
    child.on("close", (code) => {
      resolve(code ?? 1);
    });
  });
