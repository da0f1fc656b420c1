/** What of the content has nodes already, from build to build: files by their size and time, posts and policies by those of their files. */
import { mkdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { dirname } from "node:path";
import * as v from "valibot";
import { buildCode } from "../build-code";
import { projectFolder } from "../hosting/public-folder";
import { memoryPath } from "../remembered";

const entries = v.array(v.tuple([v.string(), v.string()]));
const schema = v.pipe(v.string(), v.parseJson(), v.object({ code: v.string(), files: entries, texts: entries }));

export class Sourced {
  /** Absolute path → size and time. */
  readonly files = new Map<string, string>();
  /** Path below `content/` → size and time of the file that the post's or the policy's node was made of. */
  readonly texts = new Map<string, string>();

  constructor(
    private readonly path = memoryPath("sourced"),
    /** Names the build's code: another may make another node of the same file. */
    private readonly code = () => buildCode(projectFolder),
  ) {}

  /** Takes over what the build before has noted. */
  recall(): void {
    const text = ((): string => {
      try {
        return readFileSync(this.path, "utf8");
      } catch {
        return "";
      }
    })();
    const parsed = v.safeParse(schema, text);
    if (!parsed.success) return;
    for (const [path, state] of parsed.output.files) this.files.set(path, state);
    if (parsed.output.code !== this.code()) return;
    for (const [path, state] of parsed.output.texts) this.texts.set(path, state);
  }

  forget(): void {
    this.files.clear();
    this.texts.clear();
  }

  /** For the next build. */
  keep(): void {
    mkdirSync(dirname(this.path), { recursive: true });
    writeFileSync(this.path, JSON.stringify({ code: this.code(), files: [...this.files], texts: [...this.texts] }));
  }

  /** The next build is to know nothing: while texts are edited, nodes change that nobody notes. */
  drop(): void {
    rmSync(this.path, { force: true });
  }
}

/** Of this build. */
export const sourced = new Sourced();
