/**
 * POST {name, email, message, language, page?, stay?, terms?} → {state: "received"}. Stores the message, then emails the staff and, unless a
 * limit is reached (submission.ts), the guest.
 */
import { contactSchema } from "../../../src/features/contact/schema.ts";
import type { Endpoint } from "../_shared/endpoint.ts";
import { readBody } from "../_shared/read-body.ts";
import { submit } from "../_shared/submission.ts";

const limit = { attempts: 5, windowSeconds: 600 };

export const endpoint: Endpoint = {
  name: "contact",
  methods: ["POST"],
  handle: async (request, services) => {
    const body = await readBody(request, contactSchema);
    return submit(request, body, limit, services, (args) =>
      services.database.call("submit_contact_message", {
        ...args,
        p_name: body.name,
        p_email: body.email,
        p_message: body.message,
        p_language: body.language,
        p_page: body.page ?? "",
        p_notify: services.environment.facts.contactEmail,
        p_stay_arrival: body.stay?.arrival ?? null,
        p_stay_departure: body.stay?.departure ?? null,
        p_stay_guests: body.stay?.guests ?? null,
        p_stay_suite: body.stay?.suite ?? null,
        p_terms_version: body.terms ?? null,
      }),
    );
  },
};
