/** How commands say no: a sentence and an exit code, never a stack. */

/** Something the person at the keyboard can put right. */
export class Refusal extends Error {}

/** Runs a command; a refusal is printed and ends the process with 1. */
export const orRefuse = async (command: () => Promise<void>): Promise<void> => {
  try {
    await command();
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    console.error(error.message);
    process.exitCode = 1;
  }
};
