import { Component, type ReactNode } from "react";

interface ErrorBoundaryProps {
  readonly children: ReactNode;
  /** Replaces the children if one of them fails to render; `retry` renders them again. */
  readonly fallback: (retry: () => void) => ReactNode;
  /** Receives the error. React logs it itself. */
  readonly onError?: (error: unknown) => void;
}

/** Catches errors of its children, so that the rest of the page stays. */
export class ErrorBoundary extends Component<ErrorBoundaryProps, { readonly failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError() {
    return { failed: true };
  }

  override componentDidCatch(error: unknown) {
    this.props.onError?.(error);
  }

  private readonly retry = () => this.setState({ failed: false });

  override render() {
    return this.state.failed ? this.props.fallback(this.retry) : this.props.children;
  }
}
