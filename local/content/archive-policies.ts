/**
 * `npm run archive:policies`: saves a copy of the current version of each policy that guests agree to, with the figures it
 * states (decision 0068).
 */
import { existsSync, readFileSync } from "node:fs";
import { mkdir, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { isComplete, readContentFiles } from "../../gatsby/content/content";
import { contentDirectory } from "../../gatsby/folders";
import { ContentError, type ContentIssue, reportTo } from "../../gatsby/content/content-issue";
import { copyOf, isVersioned, statedBy, firstDifference, versionPath } from "../../gatsby/content/policy-archive";
import { Refusal, orRefuse } from "../refusal";
import { yamlOf } from "./edit-yaml";

/** Adds the stated figures to the front matter of a policy. */
const withStated = (source: string, stated: object): string =>
  source.replace(/\r?\n---[^\S\n]*(?=\r?\n|$)/, (end) => `\n${yamlOf(stated).trimEnd()}${end}`);

interface CopiesToWrite {
  /** Paths in the content folder → texts of copies that are missing or have changed. */
  readonly copies: ReadonlyMap<string, string>;
  /** Reasons why copies are not overwritten: guests have agreed to them. */
  readonly refusals: readonly string[];
}

/**
 * The copies that are missing or outdated for the policies in force in the content folder `directory`. Throws a ContentError if the
 * content is invalid.
 */
export const copiesToWrite = (directory: string): CopiesToWrite => {
  const issues: ContentIssue[] = [];
  const content = readContentFiles(directory, reportTo(issues));
  if (issues.length > 0 || !isComplete(content)) throw new ContentError(issues);
  const { policies, policyVersions } = content;
  const copies = new Map<string, string>();
  const refusals: string[] = [];
  for (const policy of policies.filter(({ slug }) => isVersioned(slug))) {
    const { slug, language, head, path } = policy;
    const copy = copyOf(policy, policyVersions);
    if (copy !== undefined && copy.head.sample !== true) {
      const differs = firstDifference(policy, copy);
      if (differs !== undefined)
        refusals.push(
          `${copy.file.name}, the copy of ${head.effective}, differs from the policy in “${differs}”. Guests have agreed to it, so it is not overwritten. Write the day from which the new text applies under “effective” of content/${path}, in both languages, then run this again.`,
        );
      continue;
    }
    const target = versionPath(slug, head.effective, language);
    const text = withStated(readFileSync(join(directory, path), "utf8"), statedBy(policy, content));
    const file = join(directory, target);
    if (!existsSync(file) || readFileSync(file, "utf8") !== text) copies.set(target, text);
  }
  return { copies, refusals };
};

const archive = async (): Promise<void> => {
  const { copies, refusals } = copiesToWrite(contentDirectory);
  for (const [path, text] of copies) {
    await mkdir(dirname(join(contentDirectory, path)), { recursive: true });
    await writeFile(join(contentDirectory, path), text);
  }
  const written = [...copies.keys()].map((path) => `content/${path}`);
  if (written.length > 0) console.log(`Written:\n${written.join("\n")}`);
  if (refusals.length > 0) throw new Refusal(refusals.join("\n"));
  if (written.length === 0) console.log("Every policy in force has its copy.");
};

if (require.main === module) void orRefuse(archive);
