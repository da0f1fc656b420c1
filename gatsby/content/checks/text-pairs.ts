/** Checks that texts exist in both languages, with the same values in their front matter. */
import { languages } from "../../../src/settings/languages";
import type { CheckTools, Draft } from "../content";
import type { TextFile } from "../read-text-file";
import { editorsNames } from "../language-names";
import { reportIn } from "../report-in";
import { guideParts } from "../schema/guide";
import { citablePolicies, policyNames } from "../schema/policy";

const checkTwin = (path: string, draft: Draft, { report }: CheckTools): void => {
  for (const language of languages) {
    const twin = path.replace(/\.(en|el)\.mdx$/, `.${language}.mdx`);
    if (draft.paths.has(twin)) continue;
    const problem = `The ${editorsNames[language]} text is missing.`;
    report({
      file: `content/${path}`,
      problem,
      fix: `Write it in content/${twin}: every text is there in both languages.`,
    });
  }
};

/** Reports the fields among `names` that differ between the two languages of a text. */
const checkAlike = <Head>(
  texts: readonly TextFile<Head>[],
  names: readonly (keyof Head & string)[],
  draft: Draft,
  tools: CheckTools,
): void => {
  const inEnglish = new Map(texts.flatMap((text) => (text.language === "en" ? [[text.slug, text] as const] : [])));
  for (const text of texts) {
    if (text.language !== "el") continue;
    const english = inEnglish.get(text.slug);
    if (english === undefined) continue;
    for (const name of names) {
      if (JSON.stringify(text.head[name]) === JSON.stringify(english.head[name])) continue;
      const fix = `Write the same in ${text.file.name} and ${english.file.name}.`;
      reportIn(draft, text.file.name, tools)([name], `“${name}” is not the same in both languages.`, fix);
    }
  }
};

/** Whether a file is meant to be published as a text; Markdown notes are allowed in other folders. */
const isText = (path: string): boolean =>
  /\.mdx$/i.test(path) || /^(journal|policies|guide)\/.*\.(md|markdown)$/i.test(path);

/** The file names from which pages are made. */
const publishedNames = [
  /^journal\/[a-z0-9-]+\/index\.(en|el)\.mdx$/,
  /^policies\/[a-z-]+\.(en|el)\.mdx$/,
  new RegExp(`^policies/archive/(${citablePolicies.join("|")})/\\d{4}-\\d{2}-\\d{2}\\.(en|el)\\.mdx$`),
  new RegExp(`^guide/(${guideParts.join("|")})\\.(en|el)\\.mdx$`),
];

const checkFileNames = (draft: Draft, { report }: CheckTools): void => {
  for (const path of draft.paths) {
    if (!isText(path) || publishedNames.some((form) => form.test(path))) continue;
    const fix =
      "Name a post journal/<slug>/index.en.mdx and index.el.mdx, a policy policies/<name>.en.mdx, a version of it policies/archive/<name>/<day>.en.mdx, a part of the guide guide/<part>.en.mdx; slugs have small Latin letters, digits and hyphens.";
    report({ file: `content/${path}`, problem: "No page is made of a file of this name.", fix });
  }
};

const checkPolicyNames = (draft: Draft, { report }: CheckTools): void => {
  for (const path of policyNames.flatMap((name) => languages.map((language) => `policies/${name}.${language}.mdx`))) {
    if (draft.paths.has(path)) continue;
    const fix = "Restore it: a page of the site is made of it.";
    report({ file: `content/${path}`, problem: "The policy is missing.", fix });
  }
  for (const { slug, file } of draft.policies) {
    if (policyNames.some((name) => name === slug)) continue;
    const problem = `There is no page for a policy called “${slug}”.`;
    report({ file: file.name, problem, fix: `Name it as one of: ${policyNames.join(", ")}.` });
  }
};

/** Checks file names, and that each text exists in both languages. */
export const checkTextPairs = (draft: Draft, tools: CheckTools): void => {
  checkFileNames(draft, tools);
  checkPolicyNames(draft, tools);
  for (const path of draft.paths) {
    if (/^(journal\/[^/]+\/index|policies\/archive\/.+)\.(en|el)\.mdx$/.test(path)) checkTwin(path, draft, tools);
  }
};

/** Checks the fields that must be the same in both languages. Runs after all other checks of texts, which report a wrong value itself. */
export const checkTextsAlike = (draft: Draft, tools: CheckTools): void => {
  checkAlike(draft.posts, ["date", "updated", "section", "draft", "featured", "formerly"], draft, tools);
  checkAlike(draft.policies, ["effective", "version", "sectionIds"], draft, tools);
  checkAlike(draft.guide, ["sectionIds", "picture"], draft, tools);
};
