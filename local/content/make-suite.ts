/** Writes the folder of a new suite: its `suite.yml`, and the pictures of the suite that it is made from. */
import { copyFile, mkdir, readFile, writeFile } from "node:fs/promises";
import { extname, join } from "node:path";
import { factsIn } from "../../gatsby/content/facts";
import { loadContent } from "../../gatsby/content/load";
import { pictureOf } from "../../gatsby/content/suite-pictures";
import { Refusal } from "../refusal";
import { newSuiteFile } from "./suite-file";
import { type Ask, readSuiteRequest } from "./suite-request";

/** Makes the suite in `directory` (an absolute path of `content/`). Returns what to tell the owner. */
export const makeSuite = async (directory: string, line: readonly string[], asked: Ask): Promise<string> => {
  const content = await loadContent(directory);
  const { suites, stay, paths } = content;
  const request = await readSuiteRequest(
    line,
    suites.map(({ id }) => id),
    asked,
  );
  const suite = suites.find(({ id }) => id === request.from);
  if (suite === undefined) throw new Refusal(`There is no suite “${request.from}”.`);
  const folder = join(directory, "suites", request.id);
  const source = await readFile(join(directory, "suites", suite.id, "suite.yml"), "utf8");
  const file = newSuiteFile(request, {
    text: source,
    suite,
    order: Math.max(suites.length - 1, ...suites.map(({ order }) => order)) + 1,
    quotable: stay.quotable,
    facts: { en: factsIn(content, "en"), el: factsIn(content, "el") },
  });
  await mkdir(folder);
  for (const { id } of suite.gallery) {
    const picture = pictureOf(suite.id, id, paths);
    await copyFile(join(directory, picture), join(folder, `${id}${extname(picture)}`));
  }
  await writeFile(join(folder, "suite.yml"), file);
  const shown = `content/suites/${request.id}`;
  return [
    `Made ${shown}: suite.yml and ${suite.gallery.length} pictures of ${suite.id}, which stand in for its own.`,
    `Next:`,
    `  1. Write its texts, sizes and beds in ${shown}/suite.yml, and remove “sample: true” where they are yours.`,
    `  2. Put its pictures in the folder, under the names in “gallery”.`,
    `  3. If the reservation engine has a page of its own for it, add “bookingEngine:” to suite.yml; if its prices differ, make ${shown}/rates.yml.`,
    `     Write “suite” into the calendars that are only about it. docs/owners.md says how; npm run check:engine shows the addresses.`,
    `  4. npm run dev shows it at /suite/${request.id} and in the list at /rooms.`,
    `  5. npm run check:launch lists what is left.`,
    `  6. Update the backend (docs/backend.md, “After a change”): until then its calendars and emails do not know the suite.`,
    ...(suites.length === 1
      ? [
          `The menu leads to /rooms from now on, where both suites are listed, and guests choose between them in the booking bar.`,
        ]
      : []),
  ].join("\n");
};
