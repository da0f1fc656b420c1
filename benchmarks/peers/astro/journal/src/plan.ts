/** The pages to build: lists of twelve posts, for all posts and for each section, and each post at two URLs. */
import type { CollectionEntry } from "astro:content";
import sections from "./data/sections.json";

export type Post = CollectionEntry<"journal">;
export type Language = "en" | "el";

const postsPerPage = 12;

export const languageOf = (pathname: string): Language => (/^\/el(?:\/|\.|$)/.test(pathname) ? "el" : "en");
export const slugOf = ({ id }: Post): string => id.slice(0, id.lastIndexOf("."));
export const inLanguage = (path: string, language: Language): string => (language === "el" ? `/el${path}` : path);

const lists = (base: string, posts: readonly Post[]) =>
  Array.from({ length: Math.max(1, Math.ceil(posts.length / postsPerPage)) }, (_, index) => ({
    path: index === 0 ? base : `${base}/page/${index + 1}`,
    props: {
      kind: "list" as const,
      base,
      number: index + 1,
      pages: Math.ceil(posts.length / postsPerPage),
      posts: posts.slice(index * postsPerPage, (index + 1) * postsPerPage),
    },
  }));

const relatedTo = (post: Post, index: number, ofSection: readonly Post[], all: readonly Post[]): Post[] => {
  const own = ofSection.indexOf(post);
  const near = [...ofSection.slice(Math.max(0, own - 3), own + 4), ...all.slice(Math.max(0, index - 3), index + 4)];
  const neighbours = [post, all[index - 1], all[index + 1]];
  return [...new Set(near)].filter((other) => !neighbours.includes(other)).slice(0, 3);
};

/** The pages of one language; `all` is sorted, newest first. */
export const pagesOf = (language: Language, all: readonly Post[]) => {
  const bySection = new Map(sections.map(({ id }) => [id, all.filter(({ data }) => data.section === id)]));
  const posts = all.flatMap((post, index) => {
    const related = relatedTo(post, index, bySection.get(post.data.section) ?? [], all);
    const props = { kind: "post" as const, post, newer: all[index - 1], older: all[index + 1], related };
    return ["journal", post.data.section].map((folder) => ({ path: `/${folder}/${slugOf(post)}`, props }));
  });
  const listed = [...lists("/journal", all), ...sections.flatMap(({ id }) => lists(`/${id}`, bySection.get(id) ?? []))];
  return [...posts, ...listed].map(({ path, props }) => ({
    params: { path: inLanguage(path, language).slice(1) },
    props: { ...props, language },
  }));
};
