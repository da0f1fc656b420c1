/** Removes what services left on the device when their category is withdrawn (decisions §6). */
import type { OptionalCategory, Service } from "../../settings/third-parties";

const matches = (name: string, pattern: string): boolean =>
  pattern.endsWith("*") ? name.startsWith(pattern.slice(0, -1)) : name === pattern;

/** The host and every domain above it that a cookie may have been set for: `www.a.example` → itself, `a.example`. */
export const cookieDomains = (hostname: string): string[] => {
  const labels = hostname.split(".");
  return labels.slice(0, -1).map((_, index) => labels.slice(index).join("."));
};

const removeCookie = (name: string): void => {
  const ended = `${name}=; path=/; max-age=0`;
  document.cookie = ended;
  for (const domain of cookieDomains(window.location.hostname)) document.cookie = `${ended}; domain=${domain}`;
};

const cookieNames = (): string[] =>
  document.cookie.split("; ").flatMap((cookie) => (cookie === "" ? [] : [cookie.slice(0, cookie.indexOf("="))]));

const forgetIn = (kind: "localStorage" | "sessionStorage", isTheirs: (name: string) => boolean): void => {
  try {
    Object.keys(window[kind])
      .filter(isTheirs)
      .forEach((name) => window[kind].removeItem(name));
  } catch {
    // Blocked storage holds nothing.
  }
};

/** Removes the cookies and stored keys that the services of the withdrawn categories name as theirs. */
export const forgetServices = (services: readonly Service[], withdrawn: readonly OptionalCategory[]): void => {
  const patterns = services.filter(({ category }) => withdrawn.includes(category)).flatMap(({ leaves }) => leaves);
  const isTheirs = (name: string) => patterns.some((pattern) => matches(name, pattern));
  cookieNames().filter(isTheirs).forEach(removeCookie);
  forgetIn("localStorage", isTheirs);
  forgetIn("sessionStorage", isTheirs);
};
