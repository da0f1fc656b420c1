import { readFileSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { parse } from "yaml";

/** Everything the YAML files under `content/` hold, as written: both languages, facts not yet filled in. */
export type Content = ReturnType<typeof loadContent>;

const yaml = (path: string): any => parse(readFileSync(path, "utf8"));

/** Reads and checks the whole of `content/`. Throws naming file, field, fault and cure. */
export const loadContent = (directory: string) => ({
  site: yaml(join(directory, "site.yml")),
  stay: yaml(join(directory, "stay.yml")),
  home: yaml(join(directory, "home.yml")),
  about: yaml(join(directory, "about.yml")),
  faq: yaml(join(directory, "faq.yml")),
  places: yaml(join(directory, "places.yml")),
  sections: yaml(join(directory, "journal", "sections.yml")),
  reviewSummary: yaml(join(directory, "reviews", "summary.yml")).summary,
  reviews: yaml(join(directory, "reviews", "reviews.yml")),
  suites: readdirSync(join(directory, "suites")).map((id) => yaml(join(directory, "suites", id, "suite.yml"))),
});
