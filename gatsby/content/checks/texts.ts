/** Checks the texts of posts, policies and the guide, and their files: names, both languages, headings, components and places. */
import { languages } from "../../../src/settings/languages";
import { misplacedIssue } from "../../mdx/components";
import { type Checked, type PolicyVersionFile, type PostFile, type Text, textFilesOf } from "../content";
import { type TextFile, removeTxtFix } from "../content-reader";
import { englishNames, otherLanguage } from "../../both-languages";
import { guideParts, policyNames, textPaths } from "../schema/texts";
import { isPictureName } from "./pictures";

/** Whether a file is meant to be published as a text; Markdown notes are allowed in other folders. */
const isText = (path: string): boolean =>
  /\.mdx$/i.test(path) || /^(journal|policies|guide)\/.*\.(md|markdown)$/i.test(path);

/** Extensions of the files that the site reads by their names, and `.txt`, which a text editor may have added: “offers.yml.txt”. */
const readExtensions = /\.(?:ya?ml|json|txt)$/i;

const readNameFix =
  "Correct its name, which may end in .yml or .json only, as the editors’ guide lists it; or move the file out of this folder.";
const textNameFix =
  "Name a post journal/<slug>/index.en.mdx and index.el.mdx, a policy policies/<name>.en.mdx, a version of it policies/archive/<name>/<day>.en.mdx, a part of the guide guide/<part>.en.mdx; slugs have small Latin letters, digits and hyphens.";

const nameFix = (path: string): string => {
  if (/\.(?:mdx|ya?ml|json)\.txt$/i.test(path)) return removeTxtFix;
  const isMisnamedText = /^(?:journal|policies|guide)\//.test(path) && !/\.(?:ya?ml|json)\b/i.test(path);
  return isMisnamedText ? textNameFix : readNameFix;
};

/** Whether the text exists under a name with a wrong extension, which is reported already. */
const isMisnamed = (path: string, paths: ReadonlySet<string>): boolean =>
  [`${path}.txt`, path.replace(/mdx$/, "txt"), path.replace(/mdx$/, "md")].some((name) => paths.has(name));

const checkName = (path: string, { files, report }: Checked): void => {
  const file = `content/${path}`;
  if (readExtensions.test(path) && !files.has(file))
    report({ file }, "The site does not read a file with this name.", nameFix(path));
  if (isText(path) && !Object.values(textPaths).some((form) => form.test(path)))
    report({ file }, "No page is made from a file with this name.", textNameFix);
};

const checkTwin = ({ path, language }: PostFile | PolicyVersionFile, { paths, report }: Checked): void => {
  const other = otherLanguage[language];
  const twin = path.replace(/\.(en|el)\.mdx$/, `.${other}.mdx`);
  if (paths.has(twin) || isMisnamed(twin, paths)) return;
  const fix = `Write it in content/${twin}: every text is needed in both languages.`;
  report({ file: `content/${path}` }, `The ${englishNames[other]} text is missing.`, fix);
};

/** Reports folders of the journal that hold only pictures. A text with a wrong name is reported by `checkName`. */
const checkPostFolders = ({ paths, report }: Checked): void => {
  const folderOf = (path: string): string => /^journal\/[^/]+(?=\/)/.exec(path)?.[0] ?? "";
  const withText = new Set([...paths].filter((path) => !isPictureName(path)).map(folderOf));
  for (const folder of new Set([...paths].map(folderOf))) {
    if (folder === "" || withText.has(folder)) continue;
    const fix = "Write the post in index.en.mdx and index.el.mdx in this folder, or remove the folder.";
    report({ file: `content/${folder}` }, "The folder has pictures but no post.", fix);
  }
};

/** Checks that each text exists in both languages and that a page is made of it, and that the site reads every YAML and JSON file. */
export const checkTextFiles = (checked: Checked): void => {
  const { paths, policies, policyVersions, posts, report } = checked;
  const require = (folder: string, names: readonly string[], problem: string, fix: string): void => {
    for (const path of names.flatMap((name) => languages.map((language) => `${folder}/${name}.${language}.mdx`)))
      if (!paths.has(path) && !isMisnamed(path, paths)) report({ file: `content/${path}` }, problem, fix);
  };
  require("policies", policyNames, "The policy is missing.", "Restore it: a page of the site is made from it.");
  if ([...paths].some((path) => path.startsWith("guide/"))) {
    const fix = "Restore it: the guide’s page and its printed sheet are made from it.";
    require("guide", guideParts, "A part of the house guide is missing.", fix);
  }
  for (const path of paths) checkName(path, checked);
  checkPostFolders(checked);
  for (const text of [...posts, ...policyVersions]) checkTwin(text, checked);
  for (const { slug, file } of policies) {
    if (policyNames.some((name) => name === slug)) continue;
    const problem = `There is no page for a policy called “${slug}”.`;
    report({ file: file.name }, problem, `Use one of these names: ${policyNames.join(", ")}.`);
  }
};

/** Reports the fields among `names` that differ between the two languages of a text. */
const checkAlike = <Head>(texts: readonly TextFile<Head>[], { reportIn }: Checked, names: (keyof Head & string)[]) => {
  for (const greek of texts.filter(({ language }) => language === "el")) {
    const english = texts.find(({ language, slug }) => language === "en" && slug === greek.slug);
    if (english === undefined) continue;
    for (const name of names) {
      if (JSON.stringify(greek.head[name]) === JSON.stringify(english.head[name])) continue;
      const fix = `Write the same in ${greek.file.name} and ${english.file.name}.`;
      reportIn(greek.file.name)([name], `“${name}” is not the same in both languages.`, fix);
    }
  }
};

/**
 * Checks the fields that must be the same in both languages. Runs after the other checks of texts, which report a value
 * that is wrong in one language.
 */
export const checkTextsAlike = (checked: Checked): void => {
  checkAlike(checked.posts, checked, ["date", "updated", "section", "draft", "featured", "formerly"]);
  checkAlike(checked.policies, checked, ["effective", "version", "sectionIds"]);
  checkAlike(checked.guide, checked, ["sectionIds", "picture"]);
};

const checkBody = ({ file, head, source }: Text, { report }: Checked): void => {
  if (source.body.trim() !== "" || ("draft" in head && head.draft === true)) return;
  const place = { file: file.name, line: source.firstLine };
  report(place, "The text is empty.", "Write it below the second line with “---”.");
};

const checkHeadings = ({ file, head, text }: Text, { reportIn }: Checked): void => {
  const headings = text.headings.filter(({ depth }) => depth === 2).length;
  if (!("sectionIds" in head) || headings === head.sectionIds.length) return;
  const problem = `There are ${head.sectionIds.length} section ids, but ${headings} headings with two #.`;
  reportIn(file.name)(["sectionIds"], problem, "Give each heading its id, in order, the same in both languages.");
};

/** Reports components that the text's page does not render. Without this check the build would fail without naming the line. */
const checkComponents = ({ file, path, slug, text }: Text, { report }: Checked) => {
  const policy = policyNames.find((name) => name === slug);
  const kind = path.startsWith("journal/") ? "post" : path.startsWith("guide/") ? "guide" : policy;
  for (const { name, line } of text.uses.components) {
    const wrong = kind && misplacedIssue(name, kind);
    if (wrong !== undefined) report({ file: file.name, line }, ...wrong);
  }
};

/** Reports unknown places. A house without places.yml may keep texts that name places: pages leave these places out. */
const checkPlaces = ({ file, text }: Text, { places, report }: Checked): void => {
  if (places === null) return;
  for (const { name, line } of text.uses.places) {
    if (name === "" || places.places.some(({ id }) => id === name)) continue;
    const fix = "Correct the id, or add the place to content/places.yml.";
    report({ file: file.name, line }, `There is no place called “${name}”.`, fix);
  }
};

export const checkTexts = (checked: Checked): void => {
  for (const text of textFilesOf(checked))
    for (const check of [checkBody, checkHeadings, checkComponents, checkPlaces]) check(text, checked);
};
