/** How commands report mistakes: with a message and an exit code, without a stack trace. */
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
