/** Checks the archived versions of policies: a policy must not change without a new effective date. */
import type { CheckTools, Draft } from "../content";
import type { PolicyFile, PolicyVersionFile } from "../read-text-file";
import { copyOf, firstDifference, isCitable, versionPath } from "../policy-archive";
import { reportIn } from "../report-in";

const command = "npm run archive:policies";

const checkPolicy = (policy: PolicyFile, versions: readonly PolicyVersionFile[], draft: Draft, tools: CheckTools) => {
  const { slug, language, head, file, source } = policy;
  const report = reportIn(draft, file.name, tools);
  const copy = copyOf(policy, versions);
  if (copy === undefined) {
    report(
      ["effective"],
      `The version of ${head.effective} has no copy in content/${versionPath(slug, head.effective, language)}.`,
      `Run ${command}: it writes the copies of what is in force.`,
    );
    return;
  }
  const field = firstDifference(policy, copy);
  if (field !== undefined) {
    const problem = `The ${field} is no longer that of the version of ${head.effective}, which ${copy.file.name} keeps.`;
    const fix =
      copy.head.sample === true
        ? `Run ${command}: the copy is a sample and is written anew.`
        : `Write the day from which the new text holds under “effective”, in both languages, and run ${command}; or restore the text.`;
    if (field === "text") tools.report({ file: file.name, line: source.firstLine, field, problem, fix });
    else report([field], problem, fix);
  }
  const later = versions.find((version) => version.slug === slug && version.head.effective > head.effective);
  if (later === undefined) return;
  report(
    ["effective"],
    `${later.file.name} is of a later day, ${later.head.effective}.`,
    "Correct the day, or delete the later version if it never held.",
  );
};

/** Checks that every policy in force has an identical copy in the archive, and that every copy is named after its effective date. */
export const checkPolicyArchive = (draft: Draft, tools: CheckTools): void => {
  const versions = draft.policyVersions;
  for (const policy of draft.policies) if (isCitable(policy.slug)) checkPolicy(policy, versions, draft, tools);
  for (const { slug, language, path, head, file } of versions) {
    if (path === versionPath(slug, head.effective, language)) continue;
    reportIn(draft, file.name, tools)(
      ["effective"],
      `The file is not named by its day, ${head.effective}.`,
      `Name it content/${versionPath(slug, head.effective, language)}, or correct the day.`,
    );
  }
};
