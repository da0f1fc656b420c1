/** How commands report mistakes that the user can correct: with a message and an exit code, without a stack trace. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { ContentError } from "../gatsby/content/content-issue";

/** An error that the user can correct. */
export class Refusal extends Error {}

/** Runs a command, synchronous or not. If it throws a Refusal or a ContentError, prints the message and sets the exit code to 1. */
export const orRefuse = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};

/** Returns a function that throws a Refusal with a mistake, followed by `help`, such as the command's usage. */
export const refusalWith =
  (help: string) =>
  (mistake: string): never => {
    throw new Refusal(`${mistake}\n\n${help}`);
  };

/** Parses command-line arguments like `parseArgs`, but throws a Refusal with the mistake and the command's usage. */
export const readOptions = <Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    return refusalWith(usage)(`This was not understood: ${reason ?? ""}.`);
  }
};

/** Why a file or folder cannot be used, by the code of the system's error. */
const reasons: Readonly<Record<string, string>> = {
  EACCES: "this user may not write there",
  EPERM: "this user may not write there",
  EROFS: "the disk is read-only",
  ENOSPC: "the disk is full",
  ENOTDIR: "there is a file where a folder should be",
  EISDIR: "there is a folder where a file should be",
};

/** Runs `write`. If writing fails, throws a `Refusal` with the path, the reason and the fix. */
export const writing = <Result>(place: string, fix: string, write: () => Result): Result => {
  try {
    return write();
  } catch (error) {
    const reason = reasons[(error as NodeJS.ErrnoException).code ?? ""];
    if (reason === undefined) throw error;
    throw new Refusal(`${place} cannot be written: ${reason}. ${fix}`);
  }
};

/**
 * What a failed command prints: the error's message or, if the system denies this user access to a file or folder, the path and
 * the fix. For example, another user's command may have written the file.
 */
export const explanation = (error: unknown): unknown => {
  if (!(error instanceof Error)) return error;
  const { code = "", path, message } = error as NodeJS.ErrnoException;
  if (!["EACCES", "EPERM"].includes(code) || path === undefined) return message;
  return `${path} belongs to another user: the current user may not read or write it. If an earlier command ran with sudo, give the files back: sudo chown -R "$USER" .`;
};

/** Runs a command. If it fails in any way, prints the message without a stack trace and exits with 1. */
export const orExplain = async (command: () => Promise<void> | void): Promise<void> => {
  try {
    await command();
  } catch (error) {
    console.error(explanation(error));
    process.exit(1);
  }
};
