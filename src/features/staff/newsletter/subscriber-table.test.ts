import { subscriberOrder } from "../api/subscribers";
import { readersCsv } from "./subscriber-table";

test("the exported file contains dates of consent and unsubscribe links, and no email address can run as a formula", () => {
  const reader = { language: "el", requested_at: "2026-11-01", confirmed_at: "2026-11-02", unsubscribe_token: "t" };
  const csv = readersCsv([{ ...reader, email: "=cmd@evil.example" }], (token, language) => `/${language}/${token}`);
  expect(csv.split("\r\n")[1]).toBe("'=cmd@evil.example,el,2026-11-01,2026-11-02,/el/t");
});

test("an unknown sort column falls back to the default", () => {
  expect(subscriberOrder("email")).toBe("email");
  expect(subscriberOrder("token_hash")).toBe("requested_at");
});
