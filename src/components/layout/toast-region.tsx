import { useEffect, useState, useSyncExternalStore } from "react";
import { useText } from "../../lib/i18n/use-text";
import { type ShownToast, dismissToast, toastStore } from "../../lib/notifications/toast-store";
import { buttonClass } from "../ui/button";
import { CloseIcon } from "../ui/icon";
import * as styles from "./toast-region.module.css";

/** How long a toast is shown, in milliseconds, while it has neither pointer nor focus. An error remains until dismissed. */
const shownFor = 7000;

/**
 * The region for notifications: a polite live region that is always present, empty or with one toast. A modal dialog needs one
 * of its own if notifications can appear while it is open: it covers the page's region, and the browser makes the page inert.
 */
export function ToastRegion() {
  const t = useText();
  const toast = useSyncExternalStore(toastStore.subscribe, toastStore.get, () => null);
  return (
    <div role="status" aria-live="polite" aria-label={t("toast.region")}>
      {toast !== null && <ToastBox key={toast.number} toast={toast} />}
    </div>
  );
}

function ToastBox({ toast }: { readonly toast: ShownToast }) {
  const t = useText();
  const [pointed, setPointed] = useState(false);
  const [focused, setFocused] = useState(false);
  const held = pointed || focused;
  useEffect(() => {
    if (held || toast.tone === "error") return;
    const timer = setTimeout(dismissToast, shownFor);
    return () => clearTimeout(timer);
  }, [held, toast.tone]);
  return (
    // Pointer and focus only keep the toast from disappearing; the box itself is not interactive.
    // oxlint-disable-next-line jsx-a11y/no-static-element-interactions
    <div
      className={[styles.toast, toast.tone === "error" && styles.isError].filter(Boolean).join(" ")}
      onPointerEnter={() => setPointed(true)}
      onPointerLeave={() => setPointed(false)}
      onFocus={() => setFocused(true)}
      onBlur={() => setFocused(false)}
    >
      <p>{t(toast.key, toast.values)}</p>
      {toast.action !== undefined && (
        <a className={styles.action} href={toast.action.href}>
          {t(toast.action.label)}
        </a>
      )}
      <button className={buttonClass("icon")} type="button" aria-label={t("toast.dismiss")} onClick={dismissToast}>
        <CloseIcon />
      </button>
    </div>
  );
}
