import { useText } from "../../lib/i18n/use-text";
import { BookNow } from "../booking/book-now";
import * as styles from "./booking-note.module.css";

/** `<BookNow />` in a text: the way to the booking engine, with the benefit of booking here. */
export function BookingNote() {
  const t = useText();
  return (
    <div className={styles.note} data-no-print>
      <BookNow variant="line" />
      <p>{t("journal.book")}</p>
    </div>
  );
}
