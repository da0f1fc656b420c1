import type { ReactElement, ReactNode } from "react";
import { StartBoundary } from "../start-up/start-boundary";
import { AppBoundary } from "./app-boundary";

/** Gatsby's `wrapRootElement`: what no page's boundary holds shows the app-level screen, and failing that fallback content. */
export const guardSite = ({ element }: { readonly element: ReactNode }): ReactElement => (
  <StartBoundary>
    <AppBoundary>{element}</AppBoundary>
  </StartBoundary>
);
