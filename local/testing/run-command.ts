/** Runs a command, shows its output, and resolves with its exit code. */
import { spawn } from "node:child_process";

/**
 * A command with its arguments, additional environment variables, and the folder to run in (by default the current
 * one).
 */
export interface Command {
  readonly argv: readonly [string, ...string[]];
  readonly env?: Readonly<Record<string, string>>;
  readonly folder?: string;
}

/**
 * Resolves with the exit code, or 1 if the command could not be started or was ended by a signal. Its input is closed.
 */
export const runCommand = ({ argv: [program, ...parameters], env, folder }: Command): Promise<number> =>
  new Promise((resolve) => {
    const child = spawn(program, parameters, {
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
