import { useState } from "react";
import { useSite } from "../../components/layout/site-context";
import { Button } from "../../components/ui/button";
import type { Stay } from "../../lib/booking/engine";
import { stayEventFile } from "../../lib/booking/stay-event";
import { type SharingOutcome, saveFile, shareLink } from "../../lib/dom/share-and-save";
import { useLanguage } from "../../lib/i18n/use-language";
import { useText } from "../../lib/i18n/use-text";
import { useStayCheck } from "./stay";
import { placeName, shareAddress, staySentence } from "./stay-message";
import * as styles from "./booking-panel.module.css";
import { stayPrice } from "./booking-terms";

interface ShareStayProps {
  /** Must have both days. */
  readonly stay: Stay;
  readonly terms: Queries.BookingTermsFragment;
}

/**
 * Two buttons: one shares or copies a sentence about the stay with the URL of the page, the other saves the stay as a file for the guest's
 * calendar.
 */
export function ShareStay({ stay, terms }: ShareStayProps) {
  const t = useText();
  const language = useLanguage();
  const site = useSite();
  const { address, contact, suite } = site;
  const brand = placeName(site);
  const check = useStayCheck();
  const [outcome, setOutcome] = useState<SharingOutcome | null>(null);
  const here = () => shareAddress(window.location.origin, window.location.pathname, stay);
  const share = async () => {
    const text = staySentence({ t, language, brand, stay, price: stayPrice(stay, terms, check) });
    setOutcome(null);
    setOutcome(await shareLink({ title: brand, text, url: here() }));
  };
  const save = () => {
    setOutcome(null);
    const { arrival, departure } = stay;
    const notes = [
      t("booking.event.times"),
      t("common.guests", { count: stay.guests }),
      contact.phone.number,
      t("booking.event.note"),
    ];
    const file = stayEventFile({
      arrival,
      departure,
      suite: suite?.slug,
      title: t("booking.event.title", { brand }),
      notes: notes.join("\n"),
      place: [brand, address.street, `${address.postalCode} ${address.city}`, address.country].join(", "),
      url: here(),
      host: window.location.hostname,
      now: new Date(),
    });
    saveFile(`${arrival}.ics`, file, "text/calendar");
  };
  return (
    <div className={styles.share}>
      <Button variant="text" onClick={() => void share()}>
        {t("booking.share.action")}
      </Button>
      <Button variant="text" onClick={save}>
        {t("booking.event.action")}
      </Button>
      <p role="status">
        {outcome === "copied" && t("booking.share.copied")}
        {outcome === "failed" && t("common.copyAddress", { address: here() })}
      </p>
    </div>
  );
}
