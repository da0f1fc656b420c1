/** The GraphQL queries of the pages. */
import { readFileSync, readdirSync } from "node:fs";

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (/(?<!\.test)\.tsx$/.test(file) ? [`${folder}/${file}`] : [])),
);

it.each(pages)(
  "%s asks for its texts by pageTexts, which adds the layout's texts and sorts them, so that every build has the same output",
  (file) => {
    const query = readFileSync(file, "utf8");
    expect(query.match(/\bpageTexts\(\s*language: \$language/g)).toHaveLength(1);
    expect(query).not.toContain("allLocale");
  },
);
