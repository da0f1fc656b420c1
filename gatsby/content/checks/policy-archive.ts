/** Checks the archived versions of policies: a citable policy must not change without a new effective date. */
import type { Checked, PolicyFile } from "../content";
import { copyOf, firstDifference, isCitable, versionPath } from "../policy-archive";

const command = "npm run archive:policies";

const checkPolicy = (policy: PolicyFile, { policyVersions: versions, report: reportIssue, reportIn }: Checked) => {
  const { slug, language, head, file, source } = policy;
  const report = reportIn(file.name);
  const copy = copyOf(policy, versions);
  if (copy === undefined) {
    const problem = `The version of ${head.effective} has no copy in content/${versionPath(slug, head.effective, language)}.`;
    report(["effective"], problem, `Run ${command}: it writes the copies of what is in force.`);
    return;
  }
  const field = firstDifference(policy, copy);
  if (field !== undefined) {
    const problem = `The ${field} is no longer that of the version of ${head.effective}, which ${copy.file.name} keeps.`;
    const fix =
      copy.head.sample === true
        ? `Run ${command}: the copy is a sample and is written anew.`
        : `Write the day from which the new text holds under “effective”, in both languages, and run ${command}; or restore the text.`;
    if (field === "text") reportIssue({ file: file.name, line: source.firstLine, field, problem, fix });
    else report([field], problem, fix);
  }
  const later = versions.find((version) => version.slug === slug && version.head.effective > head.effective);
  if (later === undefined) return;
  const problem = `${later.file.name} is of a later day, ${later.head.effective}.`;
  report(["effective"], problem, "Correct the day, or delete the later version if it never held.");
};

/**
 * Checks that every citable policy has a copy with the same words in the archive and no version of a later day, and that every version is named after
 * its effective date.
 */
export const checkPolicyArchive = (checked: Checked): void => {
  for (const policy of checked.policies) if (isCitable(policy.slug)) checkPolicy(policy, checked);
  for (const { slug, language, path, head, file } of checked.policyVersions) {
    const named = versionPath(slug, head.effective, language);
    if (path === named) continue;
    const problem = `The file is not named by its day, ${head.effective}.`;
    checked.reportIn(file.name)(["effective"], problem, `Name it content/${named}, or correct the day.`);
  }
};
