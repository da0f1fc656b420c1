/**
 * `npm run new:suite -- --id garden-suite --name-en "Garden Suite" --name-el "Σουίτα του κήπου"`: creates the folder of
 * another suite from an existing one. Asks for what is left out.
 */
import { resolve } from "node:path";
import { isCancel, text } from "@clack/prompts";
import { Refusal, orRefuse } from "../refusal";
import { makeSuite } from "./make-suite";
import type { Ask } from "./suite-request";

const ask: Ask = async (message, problemOf) => {
  const typed = await text({ message, validate: (value) => problemOf((value ?? "").trim()) });
  if (isCancel(typed)) throw new Refusal("Nothing was written.");
  return typed.trim();
};

void orRefuse(async () => {
  const asked = process.stdin.isTTY ? ask : undefined;
  console.log(await makeSuite(resolve(process.cwd(), "content"), process.argv.slice(2), asked));
});
