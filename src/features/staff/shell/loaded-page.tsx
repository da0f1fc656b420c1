import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef } from "react";
import { useText } from "../../../lib/i18n/use-text";
import { showToast } from "../../../lib/notifications/toast-store";
import { preloadChunk } from "../../errors/preload-error";
import { hasUnsavedText } from "../requests/request-draft";
import { focusHeading, isFocusLost } from "../ui/move-focus";
import { PageHeader } from "../ui/page-layout";
import { QueryState } from "../ui/query-state";
import type { StaffRoute } from "./staff-routes";

/** Loads the code of a page. While there is unsaved text on a request, a failure does not reload the page, and a notification says why. */
const load = async (route: StaffRoute): ReturnType<StaffRoute["load"]> => {
  if (!hasUnsavedText()) return route.load();
  try {
    // A failed preload does not reload the page.
    return await preloadChunk(route.load);
  } catch (error) {
    if (navigator.onLine) showToast({ key: "staff.failure.unsaved", tone: "error" });
    throw error;
  }
};

/**
 * A staff page. Its code is loaded by a query: if that fails, the menu and typed text stay, and loading can be tried again. React's `lazy`
 * would keep the failure until a reload. If a newer build has removed the code, `watchFailures` reloads the page.
 */
export function LoadedPage({ route }: { readonly route: StaffRoute }) {
  const t = useText();
  const hasFailed = useRef(false);
  const query = useQuery({
    queryKey: ["page", route.path],
    queryFn: () => load(route),
    staleTime: Infinity,
    gcTime: Infinity,
    structuralSharing: false,
  });
  useEffect(() => {
    // The button that tried again is gone, and with it the focus.
    if (query.isSuccess && hasFailed.current && isFocusLost()) focusHeading();
    hasFailed.current ||= query.isError;
  }, [query.isSuccess, query.isError]);
  if (query.data !== undefined) return <query.data.default />;
  return (
    <>
      <PageHeader title={t(route.label)} />
      <QueryState queries={[query]} />
    </>
  );
}
