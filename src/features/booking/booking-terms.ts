import { graphql } from "gatsby";

/** What the booking bar must know of the stay's terms: `content/stay.yml`. */
export const bookingTerms = graphql`
  fragment BookingTerms on Stay {
    maxGuests
    guestsIncluded
    thirdGuestFee
    currency
  }
`;
