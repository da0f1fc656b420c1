/** All redirects of the content: those in `redirects.yml`, and those from former ids of posts and sections. */
import type { Redirect } from "../../src/settings/hosting";
import { type Language, inLanguage, languageOfPath, languages } from "../../src/settings/languages";
import { type Content, type PostFile, isPublished } from "./content";
import type { ContentIssue } from "./content-issue";

/** A redirect with its place in the content. */
export interface PlacedRedirect extends Redirect {
  readonly place: Pick<ContentIssue, "file" | "line" | "field">;
}

const written = ({ redirects, files }: Content): PlacedRedirect[] => {
  const file = "content/redirects.yml";
  return redirects.flatMap(({ from, to }, index) => {
    const place = { file, line: files.get(file)?.lineOf(["redirects", index, "from"]), field: `redirects[${index}]` };
    const own: readonly Language[] = languageOfPath(from) === "el" ? ["el"] : languages;
    return own.map((language) => ({ from: inLanguage(from, language), to: inLanguage(to, language), place }));
  });
};

const ofPost = ({ file, head, slug, language }: PostFile, { sections }: Content): PlacedRedirect[] => {
  const place = { file: file.name, line: file.lineOf(["formerly"]), field: "formerly" };
  const section = sections.find(({ id }) => id === head.section);
  const folders = ["journal", head.section, ...(section?.formerly ?? [])];
  const to = inLanguage(`/journal/${slug}`, language);
  return (head.formerly ?? []).flatMap((old) =>
    folders.map((folder) => ({ from: inLanguage(`/${folder}/${old}`, language), to, place })),
  );
};

const ofSections = ({ sections, files }: Content): PlacedRedirect[] => {
  const file = "content/journal/sections.yml";
  return sections.flatMap(({ id, formerly = [] }, index) => {
    const place = { file, line: files.get(file)?.lineOf([index, "formerly"]), field: `[${index}].formerly` };
    return formerly.flatMap((old) =>
      languages.flatMap((language) => [
        { from: inLanguage(`/${old}`, language), to: inLanguage(`/${id}`, language), place },
        { from: inLanguage(`/${old}/*`, language), to: inLanguage(`/${id}/*`, language), place },
      ]),
    );
  });
};

/** All redirects of the content, single paths before wildcards. Posts that are not published on `today` (YYYY-MM-DD) have none. */
export const placedRedirects = (content: Content, today: string): readonly PlacedRedirect[] => {
  const posts = content.posts.filter(({ head }) => isPublished(head, today));
  const all = [...written(content), ...posts.flatMap((post) => ofPost(post, content)), ...ofSections(content)];
  const isWide = ({ from }: Redirect) => from.endsWith("/*");
  return [...all.filter((one) => !isWide(one)), ...all.filter(isWide)];
};

/** The redirects without their places, for the configuration of hosts. */
export const redirectsOf = (content: Content, today: string): readonly Redirect[] =>
  placedRedirects(content, today).map(({ from, to }) => ({ from, to }));
