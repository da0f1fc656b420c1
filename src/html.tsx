import type { ReactNode } from "react";

/** What Gatsby hands to the document of every page. */
interface DocumentProps {
  readonly htmlAttributes: Readonly<Record<string, string>>;
  readonly bodyAttributes: Readonly<Record<string, string>>;
  readonly headComponents: ReactNode;
  readonly preBodyComponents: ReactNode;
  readonly postBodyComponents: ReactNode;
  /** The rendered page. */
  readonly body: string;
}

/**
 * React 18 fills the rest of its buffer with zero bytes where a letter of two bytes or more does not fit its end, as Greek ones often do.
 * No text of ours has any.
 */
const withoutZeroBytes = (html: string): string => html.replaceAll("\0", "");

/** The document around every page. Gatsby looks for it under this name. */
export default function Document(props: DocumentProps) {
  return (
    // Every page's Head gives the language.
    // eslint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        {props.headComponents}
      </head>
      <body {...props.bodyAttributes}>
        {props.preBodyComponents}
        <div key="body" id="___gatsby" dangerouslySetInnerHTML={{ __html: withoutZeroBytes(props.body) }} />
        {props.postBodyComponents}
      </body>
    </html>
  );
}
