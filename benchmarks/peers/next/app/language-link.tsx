"use client";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

interface LanguageLinkProps extends ComponentProps<"a"> {
  readonly language: "en" | "el";
}

/** A link to the same page in another language. It loads the page completely, without the router. */
export function LanguageLink({ language, ...props }: LanguageLinkProps) {
  const path = usePathname().replace(/^\/el(?=\/|$)/, "");
  return <a {...props} href={(language === "el" ? `/el${path === "/" ? "" : path}` : path) || "/"} />;
}
