/**
 * Converts the pages' HTML to React elements. Links within the site use Next's router, except the language links; interactive
 * parts become client components.
 */
import parse, { type DOMNode, Element, attributesToProps, domToReact } from "html-react-parser";
import Link from "next/link";
import type { ReactElement, ReactNode } from "react";
import { Consent } from "./consent";
import { Gallery } from "./gallery";
import { Header } from "./header";
import { LanguageLink } from "./language-link";
import { NavigationLink } from "./navigation-link";

const children = (node: Element): ReactNode => domToReact(node.children as DOMNode[], { replace });

const isInside = (node: Element, name: string): boolean =>
  node.parent instanceof Element && (node.parent.name === name || isInside(node.parent, name));

const link = (node: Element, href: string): ReactElement => {
  const props = attributesToProps(node.attribs);
  const language = node.attribs["data-language"];
  if (language === "en" || language === "el") {
    return (
      <LanguageLink {...props} language={language}>
        {children(node)}
      </LanguageLink>
    );
  }
  const Kind = isInside(node, "nav") ? NavigationLink : Link;
  return (
    <Kind {...props} href={href}>
      {children(node)}
    </Kind>
  );
};

function replace(node: DOMNode): ReactElement | undefined {
  if (!(node instanceof Element)) return undefined;
  const { name, attribs } = node;
  const href = attribs["href"];
  if (name === "a" && href?.startsWith("/")) return link(node, href);
  const props = attributesToProps(attribs);
  if (name === "header") return <Header {...props}>{children(node)}</Header>;
  if (attribs["id"] === "consent") return <Consent {...props}>{children(node)}</Consent>;
  if (attribs["id"] === "gallery") return <Gallery {...props}>{children(node)}</Gallery>;
  return undefined;
}

export const elementsOf = (html: string): ReactNode => parse(html, { replace });
