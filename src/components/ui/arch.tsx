import * as styles from "./arch.module.css";

/** `clear` for success, `setting` for an empty state, `clouded` for a failure. */
export type Sky = "clear" | "setting" | "clouded";

/** A drawing of the logo's arch, for pages without a picture. Hidden from screen readers. */
export function Arch({ sky }: { readonly sky: Sky }) {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true">
      <path className={styles.fill} d="M10 279V100a90 90 0 0 1 180 0v179z" />
      {sky === "clear" && <circle className={styles.sun} cx="100" cy="150" r="26" />}
      {sky === "setting" && <path className={styles.sun} d="M74 190a26 26 0 0 1 52 0z" />}
      {sky === "clouded" && <path className={styles.cloud} d="M48 128h70M84 140h74M60 152h58" />}
      <path className={styles.sea} d="M11 190H189M30 204H120M60 216H176M24 230H96M88 244H170M40 258H130" />
      <path className={styles.line} d="M10 280V100a90 90 0 0 1 180 0v180M10 190h180" />
    </svg>
  );
}
