"use client";
import type { ComponentProps, MouseEvent } from "react";

/** The consent banner. It stores the visitor's choice and disappears. */
export function Consent(props: ComponentProps<"section">) {
  const answer = ({ target }: MouseEvent) => {
    const choice = target instanceof Element ? target.closest<HTMLElement>("[data-consent-choice]") : null;
    if (choice === null) return;
    localStorage.setItem("consent", JSON.stringify({ choice: choice.dataset["consentChoice"], at: Date.now() }));
    delete document.documentElement.dataset["consent"];
  };
  return <section {...props} onClick={answer} />;
}
