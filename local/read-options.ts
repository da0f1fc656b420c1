/** Reads the options of a command. */
import { type ParseArgsConfig, parseArgs } from "node:util";
import { Refusal } from "./refusal";

/** Parses command-line arguments like `parseArgs`, but throws a Refusal with the mistake and the command's usage. */
export const readOptions = <Config extends ParseArgsConfig>(
  config: Config,
  usage: string,
): ReturnType<typeof parseArgs<Config>> => {
  try {
    return parseArgs(config);
  } catch (error) {
    const reason = error instanceof Error ? error.message.split(". ")[0] : String(error);
    throw new Refusal(`This was not understood: ${reason ?? ""}.\n\n${usage}`);
  }
};
