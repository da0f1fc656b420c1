/** Rows for unit tests of the staff pages; a test gives the fields that it is about. */
import type { Message } from "../../src/features/staff/api/messages";
import type { pictureOf } from "../../src/features/staff/api/pictures";
import type { Session } from "../../src/features/staff/session/session-state";

/** The session of a signed-in editor. */
export const signedIn = (userId: string): Session => ({
  phase: "staff",
  member: { userId, email: `${userId}@aithra-suite.example`, name: "Ann", role: "editor" },
  ended: false,
});

/** A new message by Ann, without an answer or a stay. */
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

type Picture = Parameters<typeof pictureOf>[0];

/** A small bedroom picture without descriptions, neither published nor deleted. */
export const pictureRow = (id: string, more: Partial<Picture> = {}): Picture => ({
  id,
  path: `${id}.jpg`,
  content_type: "image/jpeg",
  bytes: 1,
  width: 1,
  height: 1,
  category: "bedroom",
  alt_en: "",
  alt_el: "",
  focus_x: 0.5,
  focus_y: 0.5,
  updated_at: "",
  published_at: null,
  deleted_at: null,
  version: 1,
  ...more,
});
