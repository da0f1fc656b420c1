/** Reads the JSON-LD of a built page. Throws if it is invalid. */
import * as v from "valibot";

const thing = v.looseObject({ "@context": v.string(), "@type": v.string() });

export const structuredDataOf = (html: string): v.InferOutput<typeof thing>[] =>
  [...html.matchAll(/<script[^>]*type="application\/ld\+json"[^>]*>(.*?)<\/script>/gs)].map(([, text]) =>
    v.parse(thing, JSON.parse(text ?? "")),
  );
