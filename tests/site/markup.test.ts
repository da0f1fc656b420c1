/** @jest-environment jsdom */
/** The markup of every built page: scripts and policies, files and other sites, pictures, ids, headings, and placeholders. */
import { createHash } from "node:crypto";
import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { publicFolder } from "../../gatsby/folders";
import { readBuiltHeaders } from "../../gatsby/hosting/saved-files";
import { isStaffPath } from "../../src/settings/routes";
import { siteFile } from "../support/site-file";
import { all, faultsOn, readDocuments } from "./documents";

const documents = readDocuments();
const policy = readBuiltHeaders()["Content-Security-Policy"] ?? "";

const faults = (find: Parameters<typeof faultsOn>[1]): string[] => faultsOn(documents, find);

const outline = (element: Element): string => element.outerHTML.slice(0, 160);

/** Whether an element is an inline script that the browser executes, rather than data. */
const isExecuted = (script: Element): boolean => {
  const type = script.getAttribute("type") ?? "";
  return !script.hasAttribute("src") && (type === "" || type === "module" || type.includes("javascript"));
};

test("the Content-Security-Policy contains the hash of every inline script", () => {
  const unknown = faults((document) =>
    all(document, "script")
      .filter(isExecuted)
      .filter((script) => {
        const hash = createHash("sha256").update(script.textContent, "utf8").digest("base64");
        return !policy.includes(`'sha256-${hash}'`);
      })
      .map(outline),
  );
  expect(unknown).toEqual([]);
});

test("no page has an image whose SVG file adapts to the colour scheme, because Safari ignores that in images", () => {
  const follows = (address: string): boolean => {
    const file = join(publicFolder, address);
    return existsSync(file) && readFileSync(file, "utf8").includes("prefers-color-scheme");
  };
  const adaptive = faults((document) =>
    all(document, "img, source")
      .flatMap((image) => [image.getAttribute("src"), image.getAttribute("srcset")])
      .filter((address) => address !== null && /^\/.*\.svg$/.test(address) && follows(address))
      .map(String),
  );
  expect(adaptive).toEqual([]);
});

test("the policy of staff pages allows no third parties; other pages have only the policy of the header", () => {
  const ofPage = (document: Document) =>
    document.querySelector('meta[http-equiv="Content-Security-Policy"]')?.getAttribute("content") ?? "";
  const hostsIn = (text: string, ...names: readonly string[]) =>
    text
      .split("; ")
      .filter((directive) => names.some((name) => directive.startsWith(name)))
      .flatMap((directive) => directive.match(/https:\/\/[^ ]+/g) ?? []);
  const running = ["script-src", "connect-src", "frame-src", "style-src", "font-src"];
  const isConnected = siteFile.thirdParties.some(({ host, id }) => host !== null && id !== "booking-engine");
  expect(hostsIn(policy, ...running).length > 0).toBe(isConnected);
  const services = hostsIn(policy, "script-src");
  for (const { path, document } of documents) {
    if (!isStaffPath(path)) {
      expect([path, ofPage(document)]).toEqual([path, ""]);
      continue;
    }
    expect([path, ofPage(document).split("; ")[0]]).toEqual([path, "default-src 'none'"]);
    expect(hostsIn(ofPage(document), ...running)).toEqual([]);
    expect(hostsIn(ofPage(document), "img-src").filter((host) => services.includes(host))).toEqual([]);
    // The element with the policy must come before all script files: the policy does not apply to what precedes it.
    expect(document.head.querySelector("script[src] ~ meta[http-equiv]")).toBeNull();
  }
});

test("no page contains a zero byte, which validators refuse and screen readers may read out", () => {
  expect(
    faults((_, __, html) => (html.includes("\0") ? [JSON.stringify(/.{0,20}\0.{0,20}/.exec(html)?.[0])] : [])),
  ).toEqual([]);
});

test("no page has scripts in attributes", () => {
  const inAttributes = faults((document) =>
    all(document, "*").flatMap((element) =>
      element
        .getAttributeNames()
        .filter((name) => name.startsWith("on") || /^\s*javascript:/i.test(element.getAttribute(name) ?? ""))
        .map((name) => `${element.tagName} ${name}`),
    ),
  );
  expect(inAttributes).toEqual([]);
});

/** Attributes whose URLs the browser loads automatically. */
const fetched: Readonly<Record<string, readonly string[]>> = {
  "script[src], img[src], iframe[src], source[src], video[src], audio[src], embed[src], input[src]": ["src"],
  "img[srcset], source[srcset]": ["srcset"],
  "link[imagesrcset]": ["imagesrcset"],
  "object[data]": ["data"],
  "video[poster]": ["poster"],
  "link[rel~=stylesheet], link[rel~=preload], link[rel~=modulepreload], link[rel~=prefetch], link[rel~=preconnect], link[rel~=dns-prefetch], link[rel~=icon], link[rel~=manifest]":
    ["href"],
  "use[href]": ["href"],
};

test("no page loads, preloads or preconnects to anything from other sites", () => {
  const foreign = faults((document) => [
    ...Object.entries(fetched).flatMap(([selector, names]) =>
      all(document, selector)
        .filter((element) => names.some((name) => /(?:^|[\s,])(?:https?:)?\/\//.test(element.getAttribute(name) ?? "")))
        .map(outline),
    ),
    ...all(document, "style, [style]")
      .map((element) => element.getAttribute("style") ?? element.textContent)
      .flatMap((css) => css.match(/(?:@import[^;]+|url\(\s*["']?(?:https?:)?\/\/[^)]*\))/g) ?? []),
  ]);
  expect(foreign).toEqual([]);
});

test("every file that a page refers to exists", () => {
  const addresses = (value: string, isSet: boolean): string[] =>
    isSet ? value.split(/,\s+/).map((entry) => entry.trim().split(/\s+/)[0] ?? "") : [value];
  const missing = faults((document) =>
    Object.entries(fetched).flatMap(([selector, names]) =>
      all(document, selector).flatMap((element) =>
        names.flatMap((name) =>
          addresses(element.getAttribute(name) ?? "", name.endsWith("srcset")).filter(
            (address) =>
              address.startsWith("/") && !existsSync(join(publicFolder, decodeURI(address.replace(/[?#].*/, "")))),
          ),
        ),
      ),
    ),
  );
  expect(missing).toEqual([]);
});

test("every picture has alternative text (which may be empty), a width and a height", () => {
  const incomplete = faults((document) =>
    all(document, "img")
      .filter(
        (image) =>
          image.getAttribute("alt") === null ||
          !/^[1-9]\d*$/.test(image.getAttribute("width") ?? "") ||
          !/^[1-9]\d*$/.test(image.getAttribute("height") ?? ""),
      )
      .map(outline),
  );
  expect(incomplete).toEqual([]);
});

test("pictures of the content, other than drawings, are offered as AVIF", () => {
  const withoutAvif = faults((document) =>
    all(document, "main picture:not(:has(> img[src$='.svg']))")
      .filter((picture) => {
        const types = all(picture, "source").map((source) => source.getAttribute("type"));
        return !types.includes("image/avif");
      })
      .map(outline),
  );
  expect(withoutAvif).toEqual([]);
});

test("ids are unique on each page, and references to ids are valid", () => {
  const wrong = faults((document) => {
    const ids = all(document, "[id]").map(({ id }) => id);
    const known = new Set(ids);
    const named = [
      "aria-labelledby",
      "aria-describedby",
      "aria-controls",
      "for",
      "commandfor",
      "popovertarget",
      "list",
    ];
    const lost = named.flatMap((name) =>
      all(document, `[${name}]`).flatMap((element) =>
        (element.getAttribute(name) ?? "")
          .split(/\s+/)
          .filter((id) => id !== "" && !known.has(id))
          .map((id) => `${name}=${id} refers to a missing id`),
      ),
    );
    return [...ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `#${id} is used twice`), ...lost];
  });
  expect(wrong).toEqual([]);
});

test("a page has one h1 and one main element, and skips no heading level", () => {
  const wrong = faults((document, path) => {
    if (isStaffPath(path)) return [];
    const levels = all(document, "h1, h2, h3, h4, h5, h6").map(({ tagName }) => Number(tagName[1]));
    const jumps = levels.filter((level, index) => index > 0 && level > (levels[index - 1] ?? 0) + 1);
    return [
      ...(levels.filter((level) => level === 1).length === 1 ? [] : ["not exactly one h1"]),
      ...(all(document, "main").length === 1 ? [] : ["not exactly one main"]),
      ...jumps.map((level) => `a heading level is skipped before an h${level}`),
    ];
  });
  expect(wrong).toEqual([]);
});

test("no text contains unfilled placeholders", () => {
  const unfilled = faults((document) => {
    const text = document.body.textContent;
    const attributes = ["alt", "aria-label", "title", "content"].flatMap((name) =>
      all(document, `[${name}]`).map((element) => element.getAttribute(name) ?? ""),
    );
    const visible = all(document, "script, style, template").reduce(
      (rest, element) => rest.replace(element.textContent, ""),
      text,
    );
    return [visible, document.title, ...attributes].flatMap(
      (value) => value.match(/\{\{?\w+\}?\}|\bundefined\b|\[object Object\]|\bNaN\b/g) ?? [],
    );
  });
  expect(unfilled).toEqual([]);
});

test("browsers do not translate postal addresses", () => {
  expect(faults((document) => all(document, "address:not([translate=no])").map(outline))).toEqual([]);
});

test("the caption of a figure is its first or last element, as HTML demands", () => {
  const between = faults((document) =>
    all(document, "figure > figcaption")
      .filter((caption) => caption.previousElementSibling !== null && caption.nextElementSibling !== null)
      .map(outline),
  );
  expect(between).toEqual([]);
});
