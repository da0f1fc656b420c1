/** The about page: the pictures it names are in a gallery. */
import type { CheckTools, Draft } from "../content";
import { reportIn } from "../report-in";
import type { FieldPath } from "../yaml-places";

/** All references of `content/about.yml`. */
export const checkAbout = (draft: Draft, tools: CheckTools): void => {
  const { about, suites } = draft;
  if (about === undefined || suites === undefined) return;
  const report = reportIn(draft, "content/about.yml", tools);
  const pictures = suites.flatMap(({ gallery }) => gallery.map(({ id }) => id));
  const named: (readonly [FieldPath, string | undefined])[] = [
    [["picture"], about.picture],
    ...about.sections.map(({ picture }, index) => [["sections", index, "picture"], picture] as const),
  ];
  for (const [path, id] of named) {
    if (id === undefined || pictures.includes(id)) continue;
    report(path, `No gallery has a picture called “${id}”.`, `Write one of: ${pictures.join(", ")}.`);
  }
};
