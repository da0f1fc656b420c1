import type { ReactNode } from "react";

/** The first stop of the keyboard: over the header, straight to the content. */
export function SkipLink({ children }: { readonly children: ReactNode }) {
  return (
    <a className="skip-link" href="#content">
      {children}
    </a>
  );
}
