/** Results of this instance, so that the same address is not computed twice in a row. Bounded by bytes, oldest out first. */
export class Recent {
  readonly #entries = new Map<string, Uint8Array>();
  readonly #limit: number;
  #size = 0;

  constructor(limitBytes: number) {
    this.#limit = limitBytes;
  }

  get(key: string): Uint8Array | undefined {
    const entry = this.#entries.get(key);
    if (entry !== undefined) {
      this.#entries.delete(key);
      this.#entries.set(key, entry);
    }
    return entry;
  }

  set(key: string, bytes: Uint8Array): void {
    if (bytes.byteLength > this.#limit / 4) return;
    this.#size += bytes.byteLength - (this.#entries.get(key)?.byteLength ?? 0);
    this.#entries.delete(key);
    this.#entries.set(key, bytes);
    for (const [oldest, { byteLength }] of this.#entries) {
      if (this.#size <= this.#limit) break;
      this.#entries.delete(oldest);
      this.#size -= byteLength;
    }
  }
}
