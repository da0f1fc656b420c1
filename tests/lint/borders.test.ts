/** Allowed and forbidden imports. */
import { findBreach } from "./borders.mjs";

describe("import borders", () => {
  it.each([
    ["src/components/ui/button.tsx", "src/lib/i18n/use-text"],
    ["src/features/gallery/viewer.tsx", "src/features/gallery/viewer-state"],
    ["src/features/gallery/viewer.tsx", "src/features/loading/loading-store"],
    ["src/pages/index.tsx", "src/features/booking/booking-bar"],
    ["src/start/main.ts", "src/features/language/stored"],
    ["gatsby/html/on-render-body.ts", "src/settings/languages"],
    ["local/server/serve.ts", "src/settings/hosting"],
    ["local/server/serve.ts", "gatsby/hosting/redirects"],
    ["supabase/functions/contact/handler.ts", "src/features/contact/schema"],
    ["tests/e2e/routes.spec.ts", "src/features/booking/internal"],
  ])("%s may import %s", (from, to) => {
    expect(findBreach(from, to, false)).toBeUndefined();
  });

  it.each([
    ["src/settings/navigation.ts", "src/lib/i18n/keys", "upward"],
    ["src/lib/format/dates.ts", "src/components/ui/button", "upward"],
    ["src/components/layout/header.tsx", "src/features/booking/stay", "upward"],
    ["src/features/gallery/viewer.tsx", "src/templates/suite", "upward"],
    ["src/features/gallery/viewer.tsx", "src/features/booking/stay-summary", "does not export"],
    ["src/components/ui/button.tsx", "local/server/serve", "must not import from local"],
    ["src/components/ui/button.tsx", "tests/support/fixtures", "tests"],
    ["gatsby/schema/stay.ts", "src/components/ui/button", "may import only"],
    ["supabase/functions/contact/handler.ts", "src/components/ui/button", "may import only"],
  ])("%s must not import %s", (from, to, reason) => {
    expect(findBreach(from, to, false)).toContain(reason);
  });

  it("allows a type import of the text keys in settings", () => {
    expect(findBreach("src/settings/navigation.ts", "src/lib/i18n/keys", true)).toBeUndefined();
  });
});
