import * as styles from "./loading-overlay.module.css";
import { logoMark } from "./logo-mark";
import { loadingOverlayId } from "../start-up/app-root";

/**
 * The overlay of a page whose root element is empty: part of its HTML, so that it stands before any script. The styles show
 * it exactly while the root is empty; `watchRoot` removes it for good.
 */
export function LoadingOverlay({ text }: { readonly text: string }) {
  return (
    <div className={styles.overlay} id={loadingOverlayId} role="status">
      <div className={styles.mark} dangerouslySetInnerHTML={{ __html: logoMark }} />
      <p>{text}</p>
    </div>
  );
}
