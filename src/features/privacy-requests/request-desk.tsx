import { useAddressParameter, useFollowedLink } from "../forms/follow-link";
import { verifyRequest } from "./api/verify-request";
import { RequestConfirmation } from "./request-confirmation";
import { RequestForm } from "./request-form";

interface RequestDeskProps {
  readonly email: string;
}

/** The form, or, at an address with `?token=`, what its link has brought about. Such an address has the scripts come at once. */
export function RequestDesk({ email }: RequestDeskProps) {
  const token = useAddressParameter("token");
  const { link, again } = useFollowedLink(token || null, verifyRequest);
  return (
    <div data-app="query">
      {token ? <RequestConfirmation link={link} again={again} /> : <RequestForm email={email} />}
    </div>
  );
}
