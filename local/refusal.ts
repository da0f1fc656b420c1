/** How commands say no: a sentence and an exit code, never a stack. */
import { ContentError } from "../gatsby/content/content-issue";

/** Something the person at the keyboard can put right. */
export class Refusal extends Error {}

/** Runs a command; a refusal, or mistakes in the content, are printed and end the process with 1. */
export const orRefuse = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal || error instanceof ContentError)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
