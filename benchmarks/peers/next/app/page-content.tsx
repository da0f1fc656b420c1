/** The content of one page, rendered on the server: its head, its styles, and everything between header and footer. */
import { elementsOf } from "./elements";
import pages from "../content/pages.json";

/** The paths of a language's pages, as route parameters. */
export const pathsOf = (language: "en" | "el") =>
  pages
    .filter((page) => page.language === language)
    .map(({ path }) => ({
      path: path
        .split("/")
        .slice(language === "el" ? 2 : 1)
        .filter((part) => part !== ""),
    }));

export function PageContent({ path }: { readonly path: string }) {
  const page = pages.find((entry) => entry.path === path);
  if (page === undefined) throw new Error(`There is no page ${path}.`);
  return (
    <>
      {elementsOf(page.head)}
      {page.styles.map((name) => (
        <link key={name} rel="stylesheet" href={`/css/${name}`} precedence="default" />
      ))}
      {elementsOf(page.main)}
    </>
  );
}
