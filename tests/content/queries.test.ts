/** What pages ask the data layer for. */
import { readFileSync, readdirSync } from "node:fs";

const pages = ["src/pages", "src/templates"].flatMap((folder) =>
  readdirSync(folder).flatMap((file) => (/(?<!\.test)\.tsx$/.test(file) ? [`${folder}/${file}`] : [])),
);

it.each(pages)(
  "%s asks for its texts in one order, so that the same content is the same page in every build",
  (file) => {
    const asked = [...readFileSync(file, "utf8").matchAll(/allLocale\(\s*(\S+)/g)].map(([, first]) => first);
    expect(asked).toEqual(["sort:"]);
  },
);
