/**
 * Finds strings in a text, going forward only: what was found ahead, or not found, is remembered, so that a text
 * of nothing but beginnings is still read once.
 */
export class Finder {
  readonly #found = new Map<string, number>()

  constructor(readonly text: string) {}

  /** Where a string stands next from a position on, or -1. Positions must not go back. */
  next(needle: string, from: number): number {
    const known = this.#found.get(needle)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const at = this.text.indexOf(needle, from)
    this.#found.set(needle, at)
    return at
  }
}
