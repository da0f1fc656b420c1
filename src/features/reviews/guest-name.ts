import type { Text } from "../../lib/i18n/keys";

/** How a guest is named: `M., Germany`, with what is known of the two; without either, as a guest. Needs the namespace `reviews`. */
export const guestName = (
  t: Text,
  { initial, country }: { readonly initial: string | null; readonly country: string | null },
): string => [initial ?? t("reviews.guest"), country].filter((part) => part !== null).join(", ");
