/** The stay that a guest leaves out of a message. The form's draft keeps its days, so that another stay is sent again. */
import * as v from "valibot";
import type { Stay } from "../../lib/booking/engine";
import { contactSchema } from "./schema";

/** The days of a stay, as the form's field `leftOut` contains them. */
export const daysOf = ({ arrival, departure }: Stay): string => `${arrival}/${departure}`;

/** The schema of the form: a message without its stay if the guest leaves this stay out. */
export const formSchema = v.pipe(
  v.object({ ...contactSchema.entries, leftOut: v.string() }),
  v.transform(({ leftOut, stay, ...message }) =>
    stay === undefined || leftOut === daysOf(stay) ? message : { ...message, stay },
  ),
);
