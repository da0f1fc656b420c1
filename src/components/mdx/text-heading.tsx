import { Children, isValidElement, type ReactNode } from "react";
import { type TextProperties, textProperty } from "../../lib/text/tree";
import * as styles from "./text-heading.module.css";
import { TextLink } from "./text-link";

interface TextHeadingProps {
  readonly level: "h2" | "h3" | "h4";
  readonly attributes: TextProperties;
  readonly children?: ReactNode;
}

const holdsLink = (children: ReactNode): boolean =>
  Children.toArray(children).some((child) => isValidElement(child) && child.type === TextLink);

/** A heading inside a text; it links to itself, so that its URL can be shared. A heading that contains a link remains plain. */
export function TextHeading({ level: Level, attributes, children }: TextHeadingProps) {
  const id = textProperty(attributes, "id");
  const plain = id === "" || holdsLink(children);
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
