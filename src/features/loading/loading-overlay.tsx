import * as styles from "./loading-overlay.module.css";
import { loadingOverlayId } from "../start-up/app-root";

/**
 * The overlay of a page whose root element is empty. It is part of the HTML, so that it is visible before any script runs.
 * The styles show it only while the root is empty; `watchRoot` removes the overlay for good.
 */
export function LoadingOverlay({ text, mark }: { readonly text: string; readonly mark: string }) {
  return (
    <div className={styles.overlay} id={loadingOverlayId} role="status">
      <div className={styles.mark} dangerouslySetInnerHTML={{ __html: mark }} />
      <p>{text}</p>
    </div>
  );
}
