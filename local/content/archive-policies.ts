/** `npm run archive:policies`: keeps a copy of each policy as it is in force today, with the figures it states. */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join, resolve } from "node:path";
import { stringify } from "yaml";
import { ContentError, type ContentIssue } from "../../gatsby/content/content-issue";
import { copyOf, isCitable, statedBy, firstDifference, versionPath } from "../../gatsby/content/policy-archive";
import { readDraft } from "../../gatsby/content/read-draft";
import { Refusal, orRefuse } from "../refusal";

const directory = resolve(process.cwd(), "content");

/** The file of a policy with what it states in its head. */
const withStated = (source: string, stated: object): string =>
  source.replace(
    /\r?\n---[^\S\n]*(?=\r?\n|$)/,
    (end) =>
      `\n${stringify(stated, { lineWidth: 0, defaultStringType: "QUOTE_DOUBLE", defaultKeyType: "PLAIN" }).trimEnd()}${end}`,
  );

void orRefuse(async () => {
  const issues: ContentIssue[] = [];
  const draft = readDraft(directory, (issue) => void issues.push(issue));
  const { site, stay, rates, suites, reviewSummary, factWords, locales, policies = [], policyVersions = [] } = draft;
  if (issues.length > 0 || !site || !stay || rates === undefined || !suites || !reviewSummary || !factWords || !locales)
    throw new Refusal(new ContentError(issues).message);
  const content = { site, stay, rates, suites, reviewSummary, factWords, locales };
  const written: string[] = [];
  for (const policy of policies.filter(({ slug }) => isCitable(slug))) {
    const { slug, language, head, path } = policy;
    const copy = copyOf(policy, policyVersions);
    const differs = copy === undefined ? undefined : firstDifference(policy, copy);
    // What guests have agreed to is not written over: that would be what the copies are kept against.
    if (copy !== undefined && copy.head.sample !== true) {
      if (differs === undefined) continue;
      throw new Refusal(
        `${copy.file.name} keeps another ${differs} for ${head.effective}. Write the day from which the new text holds under “effective” of content/${path}, in both languages, then run this again.`,
      );
    }
    const target = join(directory, versionPath(slug, head.effective, language));
    const text = withStated(readFileSync(join(directory, path), "utf8"), statedBy(policy, content));
    if (existsSync(target) && readFileSync(target, "utf8") === text) continue;
    await mkdir(dirname(target), { recursive: true });
    await writeFile(target, text);
    written.push(`content/${versionPath(slug, head.effective, language)}`);
  }
  console.log(written.length === 0 ? "Every policy in force has its copy." : `Written:\n${written.join("\n")}`);
});
