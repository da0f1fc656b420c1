import { type ComponentType, Fragment, type ReactNode, createElement } from "react";
import type { TextProperties, TextTree } from "../../lib/text/tree";
import { foldableTable } from "./foldable-table";
import { TextHeading, TextLink, Tip } from "./text-elements";
import * as styles from "./prose.module.css";

/** Props of a component in a text: its attributes as written in the MDX, and its content. */
export interface TextComponentProps {
  readonly attributes: TextProperties;
  readonly children?: ReactNode;
}

/** Components that a page adds to those of every text, by their names in the MDX. */
export type TextComponents = Readonly<Record<string, ComponentType<TextComponentProps>>>;

interface TextBodyProps {
  readonly tree: TextTree;
  readonly components?: TextComponents;
}

const everywhere: TextComponents = {
  a: TextLink,
  h2: ({ attributes, children }) => (
    <TextHeading level="h2" attributes={attributes}>
      {children}
    </TextHeading>
  ),
  h3: ({ attributes, children }) => (
    <TextHeading level="h3" attributes={attributes}>
      {children}
    </TextHeading>
  ),
  h4: ({ attributes, children }) => (
    <TextHeading level="h4" attributes={attributes}>
      {children}
    </TextHeading>
  ),
  Tip,
};

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
 * Renders a text with a fixed map of components; a text cannot run code. Throws on a name that is neither an element
 * nor a component of this page, so that a misspelt name stops the build.
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
