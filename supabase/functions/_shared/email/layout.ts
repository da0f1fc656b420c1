/**
 * The texts of the emails (content/emails), their layout as plain text and HTML, and their From line. The emails of the sign-in service use
 * the same files and layout.
 */
import greek from "../../../../content/emails/el.json" with { type: "json" };
import english from "../../../../content/emails/en.json" with { type: "json" };
import type { Facts } from "../environment.ts";

const texts: Readonly<Record<"en" | "el", Readonly<Record<string, string>>>> = { en: english, el: greek };

/** Returns a function that looks up a text by its key. It throws if there is none; a test checks that all exist. */
export const textsIn =
  (language: "en" | "el") =>
  (key: string): string => {
    const text = texts[language][key];
    if (text === undefined) throw new Error(`No text for ${key} in ${language}`);
    return text;
  };

export interface EmailParts {
  readonly language: "en" | "el";
  readonly brand: string;
  readonly colours: Facts["colours"];
  readonly subject: string;
  /** Paragraphs of the body. */
  readonly parts: readonly string[];
  readonly button: { readonly url: string; readonly label: string } | undefined;
  /** Paragraphs below the line at the end. */
  readonly small: readonly string[];
}

/** Replaces each `{name}` by its value. Braces inside values are not replaced. */
export const fill = (text: string, values: Readonly<Record<string, string>>): string =>
  text.replace(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);

const escapeHtml = (text: string): string =>
  text.replaceAll("&", "&amp;").replaceAll("<", "&lt;").replaceAll(">", "&gt;").replaceAll('"', "&quot;");

export const emailText = ({ parts, button, small }: EmailParts): string =>
  [...parts, ...(button === undefined ? [] : [`${button.label}:\n${button.url}`]), "--", ...small].join("\n\n");

const paragraph = (text: string, style = ""): string =>
  `<p style="margin:0 0 16px;${style}">${escapeHtml(text).replaceAll("\n", "<br>")}</p>`;

const link = (
  { url, label }: NonNullable<EmailParts["button"]>,
  { accent, onAccent, muted }: EmailParts["colours"],
): string =>
  `<p style="margin:24px 0"><a href="${escapeHtml(url)}" style="display:inline-block;padding:12px 20px;background:${accent};color:${onAccent};text-decoration:none">${escapeHtml(label)}</a></p>` +
  `<p style="margin:0 0 16px;font-size:14px;color:${muted};word-break:break-all">${escapeHtml(url)}</p>`;

export const emailHtml = ({ language, brand, colours, subject, parts, button, small }: EmailParts): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(subject)}</title></head>` +
  `<body style="margin:0;padding:32px 16px;background:${colours.paper};color:${colours.ink};font:16px/1.6 Georgia,serif"><div style="max-width:34em;margin:0 auto;overflow-wrap:break-word">` +
  paragraph(brand, `margin-bottom:32px;font-size:22px;color:${colours.accent}`) +
  parts.map((part) => paragraph(part)).join("") +
  (button === undefined ? "" : link(button, colours)) +
  `<hr style="border:0;border-top:1px solid ${colours.line};margin:32px 0 16px">` +
  small.map((part) => paragraph(part, `font-size:14px;color:${colours.muted}`)).join("") +
  `</div></body></html>`;

/** A display name and an address as the From line of an email. A name with special characters is quoted (RFC 5322). */
export const sender = (name: string, address: string): string =>
  `${/[^\p{L}\p{N} '’–-]/u.test(name) ? `"${name.replace(/["\\]/g, "\\$&")}"` : name} <${address}>`;
