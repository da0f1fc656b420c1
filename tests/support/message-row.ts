/** A new message by Ann, without an answer or a stay. */
import type { Message } from "../../src/features/staff/api/messages";

export const messageRow = (id: string, more: Partial<Message> = {}): Message => ({
  id,
  created_at: "",
  name: "Ann",
  email: "ann@example.com",
  message: "Hello",
  language: "en",
  page: null,
  status: "new",
  handled_at: null,
  version: 1,
  stay_arrival: null,
  stay_departure: null,
  stay_guests: null,
  stay_suite: null,
  terms_version: null,
  ...more,
});
