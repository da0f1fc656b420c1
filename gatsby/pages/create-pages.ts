import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages } from "../../src/config/languages";

/** Posts on one page of a list. */
export const postsPerPage = 12;

interface ContentPaths {
  allSuite: { nodes: { slug: string }[] };
  allJournalSection: { nodes: { slug: string }[] };
  allPost: { nodes: { slug: string; language: Language; section: { slug: string } }[] };
}

/** Makes the pages that content decides: suites, the journal's lists, sections and posts; each in every language. */
export const createPages: GatsbyNode["createPages"] = async ({ graphql, actions, reporter }) => {
  const { data, errors } = await graphql<ContentPaths>(`
    query ContentPaths {
      allSuite(filter: { language: { eq: "en" } }) {
        nodes {
          slug
        }
      }
      allJournalSection(filter: { language: { eq: "en" } }, sort: { order: ASC }) {
        nodes {
          slug
        }
      }
      allPost(sort: [{ date: DESC }, { slug: ASC }]) {
        nodes {
          slug
          language
          section {
            slug
          }
        }
      }
    }
  `);
  if (data === undefined) {
    reporter.panicOnBuild("The pages could not be planned.", errors);
    return;
  }
  const create = (path: string, language: Language, template: string, context: Record<string, unknown>) => {
    const originalPath = path;
    actions.createPage({
      path: inLanguage(path, language),
      component: resolve(process.cwd(), `src/templates/${template}.tsx`),
      context: {
        ...context,
        language,
        i18n: {
          language,
          languages: [...languages],
          defaultLanguage,
          generateDefaultLanguagePage: false,
          routed: language !== defaultLanguage,
          originalPath,
          path: inLanguage(path, language),
        },
      },
    });
  };
  for (const language of languages) {
    for (const { slug } of data.allSuite.nodes) create(`/suite/${slug}`, language, "suite", { slug });
    const posts = data.allPost.nodes.filter((post) => post.language === language);
    const list = (base: string, section: string | null, count: number) => {
      const pages = Math.max(1, Math.ceil(count / postsPerPage));
      for (let number = 1; number <= pages; number += 1) {
        const path = number === 1 ? base : `${base}/page/${number}`;
        const context = { section, sectionFilter: section ?? "*", number, pages, base, limit: postsPerPage, skip: (number - 1) * postsPerPage };
        create(path, language, "journal-list", context);
      }
    };
    list("/journal", null, posts.length);
    for (const { slug } of data.allJournalSection.nodes) {
      list(`/${slug}`, slug, posts.filter((post) => post.section.slug === slug).length);
    }
    posts.forEach((post, index) => {
      const context = { slug: post.slug, newer: posts[index - 1]?.slug ?? null, older: posts[index + 1]?.slug ?? null };
      create(`/journal/${post.slug}`, language, "journal-post", context);
      create(`/${post.section.slug}/${post.slug}`, language, "journal-post", context);
    });
  }
};
