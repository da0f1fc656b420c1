/** Links, headings and hints in texts. */
import { Children, isValidElement, type ReactNode, useId } from "react";
import { useText } from "../../lib/i18n/use-text";
import { textProperty, type TextProperties } from "../../lib/text/tree";
import { ExternalIcon } from "../ui/icon";
import { LocalLink } from "../ui/local-link";
import * as styles from "./text-elements.module.css";
import * as prose from "./prose.module.css";

/** Props of a component in a text: its attributes in the compiled text (gatsby/mdx/compile-text.ts), and its content. */
export interface TextComponentProps {
  readonly attributes: TextProperties;
  readonly children?: ReactNode;
}

/** Whether the URL ends in a file name: a feed or a document, not a page of the site. */
const isFile = (href: string): boolean => /\.[a-z0-9]+$/i.test(href.replace(/[?#].*$/, ""));

/**
 * A link inside a text. Paths of the site stay in the page's language and navigate without a full page load. Links to
 * other sites are marked by an arrow and by a text for screen readers.
 */
export function TextLink({ attributes, children }: TextComponentProps) {
  const t = useText();
  const href = textProperty(attributes, "href");
  if (href.startsWith("/") && !isFile(href)) return <LocalLink to={href}>{children}</LocalLink>;
  if (!/^https?:/.test(href)) return <a href={href}>{children}</a>;
  return (
    <a href={href} rel="external noopener">
      {children}
      <span className={styles.mark}>
        {"\u2060"}
        <ExternalIcon />
        <span className="visually-hidden">{` (${t("common.externalSite")})`}</span>
      </span>
    </a>
  );
}

interface TextHeadingProps {
  readonly level: "h2" | "h3" | "h4";
  readonly attributes: TextProperties;
  readonly children?: ReactNode;
}

const containsLink = (children: ReactNode): boolean =>
  Children.toArray(children).some(
    (child) =>
      isValidElement<{ readonly children?: ReactNode }>(child) &&
      (child.type === TextLink || containsLink(child.props.children)),
  );

/** A heading inside a text; it links to itself, so that its URL can be shared. A heading that contains a link remains plain. */
export function TextHeading({ level: Level, attributes, children }: TextHeadingProps) {
  const id = textProperty(attributes, "id");
  const plain = id === "" || containsLink(children);
  return (
    <Level id={id || undefined}>
      {plain ? (
        children
      ) : (
        <a className={styles.anchor} href={`#${id}`}>
          {children}
        </a>
      )}
    </Level>
  );
}

/** `<Tip title="…">`: a hint between two hairlines. */
export function Tip({ attributes, children }: TextComponentProps) {
  const id = useId();
  const title = textProperty(attributes, "title");
  return (
    <div className={prose.tip} role="note" aria-labelledby={id}>
      <p className={prose.tipTitle} id={id}>
        {title}
      </p>
      {children}
    </div>
  );
}
