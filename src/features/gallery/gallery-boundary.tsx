import { Component, type ReactNode } from "react";
import { GalleryError } from "./gallery-error";

interface BoundaryState {
  readonly failed: boolean;
}

/** Keeps a failure of the gallery to the gallery: the rest of the page stays, and the gallery can be tried again. */
export class GalleryBoundary extends Component<{ readonly children: ReactNode }, BoundaryState> {
  override state: BoundaryState = { failed: false };

  static getDerivedStateFromError(): BoundaryState {
    return { failed: true };
  }

  override render() {
    if (!this.state.failed) return this.props.children;
    return (
      <div className="grid">
        <GalleryError level="h3" onRetry={() => this.setState({ failed: false })} />
      </div>
    );
  }
}
