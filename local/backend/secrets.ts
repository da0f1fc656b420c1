/**
 * `npm run backend:secrets`: writes the secrets of hosted functions into `.env.functions` (ignored by git) and prints a
 * summary. Facts come from the content, random values are generated once, and the owner enters the remaining keys.
 */
import path from "node:path";
import { orRefuse, writing } from "../refusal.ts";
import { repository } from "./places.ts";
import { writeSecrets } from "./secrets-file.ts";
import { readSiteFacts } from "./site-facts.ts";

const name = ".env.functions";
const line = (title: string, names: readonly string[]): string[] =>
  names.length === 0 ? [] : [`  ${title}: ${names.join(", ")}`];

const main = (): void => {
  const file = path.join(repository, name);
  const site = readSiteFacts();
  const { renewed, kept, empty } = writing(file, "Remove its write protection, or run this as its owner.", () =>
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

void orRefuse(main);
