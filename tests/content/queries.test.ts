/** The queries of pages to the data layer. */
import { readFileSync, readdirSync } from "node:fs";

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (/(?<!\.test)\.tsx$/.test(file) ? [`${folder}/${file}`] : [])),
);

it.each(pages)(
  "%s asks for its texts by pageTexts, which adds the frame's and sorts them: the same content is the same page in every build",
  (file) => {
    const query = readFileSync(file, "utf8");
    expect(query.match(/\bpageTexts\(\s*language: \$language/g)).toHaveLength(1);
    expect(query).not.toContain("allLocale");
  },
);
