import { mailLink } from "./mail-link";
import { dialledNumber, telephoneLink } from "./telephone-link";

test("the mailto link contains the address, subject and text", () => {
  expect(mailLink("clara@posteo.example")).toBe("mailto:clara@posteo.example");
  expect(mailLink("clara@posteo.example", { subject: "DSR-0001" })).toBe(
    "mailto:clara@posteo.example?subject=DSR-0001",
  );
  expect(mailLink("a@b.example", { subject: "a & b", body: "1\n2" })).toBe(
    "mailto:a@b.example?subject=a%20%26%20b&body=1%0D%0A2",
  );
});

test("an email address cannot add a field to the mailto link", () => {
  expect(mailLink("a?bcc=b%40c.example&x=@d.example")).toBe("mailto:a%3Fbcc%3Db%2540c.example%26x%3D@d.example");
});

test.each([
  ["+30 2310 222 324", "+302310222324"],
  ["+30\u00a02310\u00a0222\u00a0324", "+302310222324"],
  ["+44 20-7946-0000", "+442079460000"],
  ["112", "112"],
])("%s is dialled as %s", (written, dialled) => {
  expect(dialledNumber(written)).toBe(dialled);
  expect(telephoneLink(written)).toBe(`tel:${dialled}`);
});
