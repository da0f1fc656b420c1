import { Component, type ReactNode } from "react";
import { AppError } from "./app-error";

interface BoundaryState {
  readonly failed: boolean;
}

/** The last net: whatever no page's boundary could hold shows the app-level error screen. React logs the error itself. */
export class AppBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render() {
    return this.state.failed ? <AppError /> : this.props.children;
  }
}
