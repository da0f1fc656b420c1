"use client";
import { usePathname } from "next/navigation";
import type { ComponentProps } from "react";

interface LanguageLinkProps extends ComponentProps<"a"> {
  readonly language: "en" | "el";
}

/** A link to this page in another language: the other page is loaded whole. */
export function LanguageLink({ language, ...props }: LanguageLinkProps) {
  const path = usePathname().replace(/^\/el(?=\/|$)/, "");
  return <a {...props} href={(language === "el" ? `/el${path === "/" ? "" : path}` : path) || "/"} />;
}
