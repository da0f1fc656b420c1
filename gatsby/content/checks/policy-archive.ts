/** Checks the archived versions of policies: a citable policy must not change without a new effective date. */
import { type Checked, type PolicyFile, isFarAhead } from "../content";
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
 * Reports a policy with a future effective date if there is an earlier version, which the site would no longer show. The first version may
 * have a future date: a house can publish its conditions before it opens. A date more than two years ahead is reported as a typing error.
 */
const checkDay = (
  { slug, language, head: { effective }, file }: PolicyFile,
  { policyVersions, today, reportIn }: Checked,
) => {
  const report = reportIn(file.name);
  if (isFarAhead(effective, today)) {
    report(["effective"], `The policy applies from ${effective}, more than two years ahead.`, "Correct the year.");
    return;
  }
  if (effective <= today) return;
  const versions = policyVersions.filter((version) => version.slug === slug && version.language === language);
  const [earlier] = versions
    .filter(({ head }) => head.effective < effective)
    .sort((one, other) => other.head.effective.localeCompare(one.head.effective));
  if (earlier === undefined) return;
  const problem = `The policy applies from ${effective}, but would be shown from today, while ${earlier.file.name} still holds.`;
  const fix =
    earlier.head.sample === true
      ? "Delete that version, which is a sample; or publish the change on its day, and keep it on a branch until then."
      : "Publish the change on its day, and keep it on a branch until then.";
  report(["effective"], problem, fix);
};

/** Checks effective dates, that every citable policy has a copy with the same words and no later one, and the names of the versions. */
export const checkPolicyArchive = (checked: Checked): void => {
  for (const policy of checked.policies) {
    checkDay(policy, checked);
    if (isCitable(policy.slug)) checkPolicy(policy, checked);
  }
  for (const { slug, language, path, head, file } of checked.policyVersions) {
    const named = versionPath(slug, head.effective, language);
    if (path === named) continue;
    const problem = `The file is not named by its day, ${head.effective}.`;
    checked.reportIn(file.name)(["effective"], problem, `Name it content/${named}, or correct the day.`);
  }
};
