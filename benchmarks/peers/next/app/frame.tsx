/**
 * The layout that all pages of a language share: document, header, footer, consent banner. It stays mounted during
 * navigation.
 */
import type { ReactNode } from "react";
import { elementsOf } from "./elements";
import pages from "../content/pages.json";
import "./viewer.css";

const askConsent = `if(!localStorage.getItem("consent"))document.documentElement.dataset.consent="ask"`;

interface FrameProps {
  readonly language: "en" | "el";
  readonly children: ReactNode;
}

export function Frame({ language, children }: FrameProps) {
  const home = pages.find((page) => page.path === (language === "en" ? "/" : "/el"));
  if (home === undefined) throw new Error("There is no home page.");
  return (
    <html lang={language} suppressHydrationWarning>
      <head>
        <script dangerouslySetInnerHTML={{ __html: askConsent }} />
      </head>
      <body>
        {elementsOf(home.consent)}
        {elementsOf(home.header)}
        {children}
        {elementsOf(home.footer)}
      </body>
    </html>
  );
}
