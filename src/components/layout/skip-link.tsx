import type { ReactNode } from "react";

/** The first focusable element: a link that skips the header and leads to the content. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    <a className="skip-link" href="#content">
      {children}
    </a>
  );
}
