/**
 * Writes the secrets of hosted functions into `.env.functions`, which git ignores, and says what it did: facts come from
 * content/site.yml, random values are made once, what only the owner knows is left to be filled in. `npm run backend:secrets`.
 */
import path from "node:path";
import { repository } from "./places.ts";
import { writeSecrets } from "./secrets-file.ts";
import { readSiteFacts } from "./site-facts.ts";

const name = ".env.functions";
const { renewed, kept, empty } = writeSecrets(path.join(repository, name), readSiteFacts());
const line = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${names.join(", ")}`];

console.log(
  [
    `${name} is written.`,
    ...line("new or changed", renewed),
    ...line("kept", kept),
    ...line("to be filled in by you", empty),
    `Then: npx supabase secrets set --env-file ${name}`,
  ].join("\n"),
);
