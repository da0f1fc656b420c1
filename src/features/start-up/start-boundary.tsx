import { Component, type ReactNode } from "react";
import { announceAppFailed } from "./app-events";

/** Outside every other boundary: when even the error screens fail, the root is left empty and fallback content shows. */
export class StartBoundary extends Component<{ readonly children: ReactNode }, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    announceAppFailed(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}
