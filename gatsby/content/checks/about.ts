/** The about page: the pictures it names are in a gallery. */
import type { CheckTools, Draft } from "../content";
import { type FieldPath, fieldName } from "../yaml-places";

/** All references of `content/about.yml`. */
export const checkAbout = (draft: Draft, { report }: CheckTools): void => {
  const { about, suites } = draft;
  if (about === undefined || suites === undefined) return;
  const file = "content/about.yml";
  const pictures = suites.flatMap(({ gallery }) => gallery.map(({ id }) => id));
  const named: (readonly [FieldPath, string | undefined])[] = [
    [["picture"], about.picture],
    ...about.sections.map(({ picture }, index) => [["sections", index, "picture"], picture] as const),
  ];
  for (const [path, id] of named) {
    if (id === undefined || pictures.includes(id)) continue;
    const line = draft.files.get(file)?.lineOf(path);
    const problem = `No gallery has a picture called “${id}”.`;
    report({ file, line, field: fieldName(path), problem, fix: `Write one of: ${pictures.join(", ")}.` });
  }
};
