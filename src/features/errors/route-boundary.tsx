import { Component, type ReactNode } from "react";

interface RouteBoundaryProps {
  /** The address of the page; another one begins anew. */
  readonly path: string;
  /** What to show for a page that failed; calls back to render the page again. */
  readonly fallback: (retry: () => void) => ReactNode;
  readonly children: ReactNode;
}

interface BoundaryState {
  /** The path at which the page failed. */
  readonly failedAt: string | null;
}

/** Keeps the failure of one page to that page. */
export class RouteBoundary extends Component<RouteBoundaryProps, BoundaryState> {
  override state: BoundaryState = { failedAt: null };

  static getDerivedStateFromError(): Partial<BoundaryState> {
    return { failedAt: "" };
  }

  static getDerivedStateFromProps({ path }: RouteBoundaryProps, { failedAt }: BoundaryState): BoundaryState | null {
    if (failedAt === "") return { failedAt: path };
    return failedAt !== null && failedAt !== path ? { failedAt: null } : null;
  }

  private readonly retry = () => this.setState({ failedAt: null });

  override render() {
    return this.state.failedAt === null ? this.props.children : this.props.fallback(this.retry);
  }
}
