import { Button } from "../../components/ui/button";
import { inLanguage } from "../../settings/languages";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { showToast } from "../../lib/notifications/toast-store";
import { shareLink } from "../../lib/dom/share-link";

interface ShareButtonProps {
  readonly slug: string;
  readonly title: string;
}

/** Hands the post to the device's own share sheet, or copies its link where there is none. No third party is asked. */
export function ShareButton({ slug, title }: ShareButtonProps) {
  const t = useText();
  const language = useLanguage();
  const share = async () => {
    const url = window.location.origin + inLanguage(`/journal/${slug}`, language);
    const outcome = await shareLink({ title, url });
    if (outcome === "copied") showToast({ key: "common.linkCopied" });
    if (outcome === "failed") showToast({ key: "journal.share.failed", tone: "error" });
  };
  return (
    <Button variant="text" data-needs-script onClick={() => void share()}>
      {t("journal.share")}
    </Button>
  );
}
