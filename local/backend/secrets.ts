/**
 * Writes the secrets of hosted functions into `.env.functions`, which git ignores, and says what it did: facts come from
 * content/site.yml, random values are made once, what only the owner knows is left to be filled in. `npm run backend:secrets`.
 */
import path from "node:path";
import { writing } from "../writable.ts";
import { repository } from "./places.ts";
import { writeSecrets } from "./secrets-file.ts";
import { readSiteFacts } from "./site-facts.ts";

const name = ".env.functions";
const line = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${names.join(", ")}`];

const main = (): void => {
  const file = path.join(repository, name);
  const site = readSiteFacts();
  const { renewed, kept, empty } = writing(file, "Take its protection off, or run this as its owner.", () =>
    writeSecrets(file, site),
  );
  console.log(
    [
      `${name} is written.`,
      ...line("new or changed", renewed),
      ...line("kept", kept),
      ...line("to be filled in by you, without the # in front", empty),
      `Then: npx supabase secrets set --env-file ${name}`,
    ].join("\n"),
  );
};

try {
  main();
} catch (error) {
  // What is wrong with the content, or with the place, is a sentence.
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
}
