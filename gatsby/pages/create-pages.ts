import { resolve } from "node:path";
import type { GatsbyNode } from "gatsby";
import { type Language, defaultLanguage, inLanguage, languages } from "../../src/config/languages";
import { type Answer, queryOf } from "../build-arguments";
import { journalPages } from "./journal-pages";

interface ContentPaths {
  allSuite: { nodes: { slug: string }[] };
  allJournalSection: { nodes: { slug: string }[] };
  allPost: { nodes: { slug: string; language: Language; section: { slug: string } }[] };
}

/** Makes the pages that content decides: suites, the journal's lists, sections and posts; each in every language. */
export const createPages: GatsbyNode["createPages"] = async (args) => {
  const { actions, reporter } = args;
  const { data, errors } = (await queryOf(args)(`
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
  `)) as Answer<ContentPaths>;
  if (data === undefined) {
    reporter.panicOnBuild("The pages could not be planned.", errors);
    return;
  }
  const create = (path: string, language: Language, template: string, context: object) => {
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
    const suite = (path: string, slug: string) => create(path, language, "suite", { slug, barePath: path });
    for (const { slug } of data.allSuite.nodes) suite(`/suite/${slug}`, slug);
    // The only suite is also what the house's rooms are (decisions §2).
    const [only, another] = data.allSuite.nodes;
    if (only !== undefined && another === undefined) suite("/rooms", only.slug);
    else create("/rooms", language, "rooms", {});
    const posts = data.allPost.nodes.filter((post) => post.language === language);
    const sections = data.allJournalSection.nodes.map(({ slug }) => slug);
    for (const { path, template, context } of journalPages(posts, sections)) create(path, language, template, context);
  }
};
