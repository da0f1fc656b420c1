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
 * React 18 writes zero bytes at the end of its buffer if a multi-byte letter, such as a Greek one, does not fit
 * there. No text of the site contains a zero byte, so all are removed.
 */
const withoutZeroBytes = (html: string): string => html.replaceAll("\0", "");

/** The document around every page. Gatsby finds it by the name of this file. */
export default function Document(props: DocumentProps) {
  return (
    // Every page's Head gives the language.
    // oxlint-disable-next-line jsx-a11y/html-has-lang
    <html {...props.htmlAttributes}>
      <head>
        <meta charSet="utf-8" />
        {/* Registry and tax numbers are not telephone numbers, and links added by the browser would not match React's output. */}
        <meta name="format-detection" content="telephone=no" />
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
