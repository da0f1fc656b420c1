import { useEffect } from "react";
import { useText } from "../../lib/i18n/use-text";
import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { tokenAttribute } from "../forms/token-attribute";
import { requestLink } from "./api/request-link";
import { RequestConfirmation } from "./request-confirmation";
import * as styles from "./request-desk.module.css";
import { RequestForm } from "./request-form";

interface RequestDeskProps {
  readonly email: string;
}

/** The form, or, at an address with `?token=`, what its link has brought about. Such an address has the scripts come at once. */
export function RequestDesk({ email }: RequestDeskProps) {
  const t = useText();
  const token = useAddressParameter("token");
  const { link, press, again } = useFollowedLink(token || null, requestLink);
  useEffect(() => {
    if (token !== null) document.documentElement.removeAttribute(tokenAttribute);
  }, [token]);
  return (
    <div data-app="query">
      {token ? (
        <RequestConfirmation link={link} press={press} again={again} />
      ) : (
        <>
          <div className={styles.form}>
            <RequestForm email={email} />
          </div>
          <p className={styles.checking}>{t("dsar.confirmed.checking")}</p>
        </>
      )}
    </div>
  );
}
