/**
 * Finds strings in a text, moving only forward. It remembers what was found ahead, or not found, so that even
 * a text of nothing but openings is read only once.
 */
export class Finder {
  readonly #places = new Map<string, number>()

  constructor(readonly text: string) {}

  /** The next position of a string from a position on, or -1. Positions must not go back. */
  next(needle: string, from: number): number {
    const known = this.#places.get(needle)
    if (known !== undefined && (known === -1 || known >= from)) return known
    const at = this.text.indexOf(needle, from)
    this.#places.set(needle, at)
    return at
  }
}
