import { useEffect } from "react";
import { useSite } from "../../../components/layout/site-context";
import { useText } from "../../../lib/i18n/use-text";

/** Names the window after the desk: Gatsby's own head belongs to the page that was built, which is one for all desks. */
export const useTitle = (desk: string): void => {
  const t = useText();
  const { brand } = useSite();
  const title = t("staff.metaTitle", { desk, brand: brand.name });
  useEffect(() => {
    document.title = title;
  }, [title]);
};
