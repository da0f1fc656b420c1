/** Checks that the pictures named in `home.yml`, `about.yml` and the guide are in a gallery. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import type { FieldPath } from "../yaml-places";

type Named = readonly (readonly [field: FieldPath, id: string | undefined])[];

export const checkNamedPictures = (draft: Draft, tools: CheckTools): void => {
  const { about, guide, home, suites } = draft;
  if (suites === undefined) return;
  const known = suites.flatMap(({ gallery }) => gallery.map(({ id }) => id));
  const check = (file: string, named: Named, otherwise = "") => {
    const report = reportIn(draft, file, tools);
    for (const [field, id] of named)
      if (id !== undefined && !known.includes(id))
        report(field, `No gallery has a picture called “${id}”.`, `Write one of: ${known.join(", ")}${otherwise}.`);
  };
  if (home !== undefined)
    check("content/home.yml", [
      [["hero", "picture"], home.hero.picture],
      [["suiteFacts", "picture"], home.suiteFacts.picture],
      ...home.strip.map((id, index) => [["strip", index], id] as const),
    ]);
  if (about !== undefined)
    check("content/about.yml", [
      [["picture"], about.picture],
      ...about.sections.map(({ picture }, index) => [["sections", index, "picture"], picture] as const),
    ]);
  for (const { file, head } of guide) check(file.name, [[["picture"], head.picture]], "; or leave the field out");
};
