/** How long somebody has to wait who has sent too much. */
import type { Text } from "../../lib/i18n/keys";

/** `1 minute`, `59 minutes`, `1 hour`, `23 hours`: whole hours from sixty minutes on, rounded up, so that the wait is enough. */
export const waitText = (t: Text, minutes: number): string =>
  minutes < 60
    ? t("common.wait.minutes", { count: minutes })
    : t("common.wait.hours", { count: Math.ceil(minutes / 60) });
