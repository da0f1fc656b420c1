import { type ComponentType, Fragment, type ReactNode, createElement } from "react";
import { type TextProperties, type TextTree, textOf } from "../../lib/text/tree";
import { type TextComponentProps, TextHeading, TextLink, Tip } from "./text-elements";
import * as styles from "./prose.module.css";

/** Components, by their names in the MDX, that one page allows in addition to those allowed in every text. */
export type TextComponents = Readonly<Record<string, ComponentType<TextComponentProps>>>;

interface TextBodyProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
}

const heading = (level: "h2" | "h3" | "h4") =>
  function Heading(props: TextComponentProps) {
    return <TextHeading level={level} {...props} />;
  };

const everywhere: TextComponents = { a: TextLink, h2: heading("h2"), h3: heading("h3"), h4: heading("h4"), Tip };

const plainElements = new Set(
  "p ul ol li strong em b i del s sub sup small mark abbr cite q kbd code pre blockquote hr br span div section thead tbody tr th td dl dt dd input img".split(
    " ",
  ),
);

const elementProps = ({ className, ...properties }: TextProperties) => ({
  ...properties,
  ...(typeof properties["start"] === "number" && { style: { counterReset: `step ${properties["start"] - 1}` } }),
  ...(className !== undefined && { className: Array.isArray(className) ? className.join(" ") : className }),
});

/**
 * Renders a text with a fixed map of components; a text cannot run code. Throws on a name that is neither an allowed
 * element nor a component of this page, so that a misspelt name stops the build.
 */
export function TextBody({ tree, components = {} }: TextBodyProps) {
  const map = { ...everywhere, ...components };
  const render = (node: TextTree, key: number): ReactNode => {
    if (typeof node === "string") return node;
    const [tag, attributes, children] = node;
    if (tag === "table") {
      const table: TextTree[] = [...foldableTable(children)];
      return (
        <table key={key} className={styles.data} role="table">
          {table.map(render)}
        </table>
      );
    }
    const content = children.length === 0 ? undefined : children.map(render);
    if (tag === null) return <Fragment key={key}>{content}</Fragment>;
    const Component = map[tag];
    if (Component !== undefined) {
      return (
        <Component key={key} attributes={attributes}>
          {content}
        </Component>
      );
    }
    if (!plainElements.has(tag)) throw new Error(`A text uses <${tag}>, which this page does not know.`);
    return createElement(tag, { key, ...elementProps(attributes) }, content);
  };
  return <>{render(tree, 0)}</>;
}

const part = (children: readonly TextTree[], tag: string): readonly TextTree[] =>
  children.flatMap((child) => (typeof child !== "string" && child[0] === tag ? child[2] : []));

const cellsOf = (row: TextTree): readonly TextTree[] => (typeof row === "string" ? [] : row[2]);

const contentOf = (cell: TextTree): readonly TextTree[] => (typeof cell === "string" ? [cell] : cell[2]);

// Explicit roles: a table displayed as blocks loses its roles in some browsers.
const bodyRow = (row: TextTree, labels: readonly string[]): TextTree => [
  "tr",
  { role: "row" },
  cellsOf(row).map((cell, column) =>
    column === 0
      ? ["th", { scope: "row", role: "rowheader" }, contentOf(cell)]
      : ["td", { role: "cell", "data-label": labels[column] ?? "" }, [["span", {}, contentOf(cell)]]],
  ),
];

/**
 * Converts a Markdown table (one header row, then rows) to a table whose rows become blocks on phones: each cell has its
 * column's name as an attribute, and the first cell is the heading of its row.
 */
const foldableTable = (children: readonly TextTree[]): readonly TextTree[] => {
  const [headRow] = part(children, "thead");
  const heads = headRow === undefined ? [] : cellsOf(headRow);
  const labels = heads.map(textOf);
  const head: TextTree = [
    "tr",
    { role: "row" },
    heads.map((cell) => ["th", { scope: "col", role: "columnheader" }, contentOf(cell)]),
  ];
  const rows = part(children, "tbody").map((row) => bodyRow(row, labels));
  return [
    ["thead", { role: "rowgroup" }, [head]],
    ["tbody", { role: "rowgroup" }, rows],
  ];
};
