import { withoutQuery } from '../../../../schema/rules/cutting'

/** The size of a picture, in pixels. */
export interface PictureSize {
  width: number
  height: number
}

/** The largest size that a body may state for a picture. */
const LARGEST = 100_000
/** The width and the height come first; a record with this much before them isn't one. */
const MOST_ENTRIES = 50
const DEEPEST = 8

function sizeOf(width: unknown, height: unknown): PictureSize | undefined {
  const isGood = (value: unknown): value is number =>
    typeof value === 'number' && Number.isInteger(value) && value > 0 && value <= LARGEST
  return isGood(width) && isGood(height) ? { width, height } : undefined
}

/**
 * Parses the result of PHP's `serialize`, one byte per character: numbers and texts; of lists only where they
 * end.
 */
class SerialisedReader {
  #at = 0
  constructor(readonly text: string) {}

  #take(pattern: RegExp): string | undefined {
    pattern.lastIndex = this.#at
    const match = pattern.exec(this.text)
    if (match) this.#at = pattern.lastIndex
    return match?.[1]
  }

  /** How many entries follow, if a list begins here. */
  list(): number | undefined {
    const count = this.#take(/a:(\d{1,6}):\{/y)
    return count === undefined ? undefined : Number(count)
  }

  /** @returns nothing for anything unreadable: then nothing that follows can be read. */
  value(depth = 0): string | number | null | undefined {
    const number = this.#take(/[idb]:(-?[\d.eE+-]{1,30});/y)
    if (number !== undefined) return Number(number)
    const length = this.#take(/s:(\d{1,7}):"/y)
    if (length !== undefined) return this.#string(Number(length))
    const count = this.list()
    if (count === undefined) return this.#take(/(N);/y) && null
    for (let i = 0; i < count * 2; i++)
      if (depth >= DEEPEST || this.value(depth + 1) === undefined) return undefined
    return this.#take(/(\})/y) && null
  }

  #string(length: number): string | undefined {
    const end = this.#at + length
    if (this.text.slice(end, end + 2) !== '";') return undefined
    const text = this.text.slice(this.#at, end)
    this.#at = end + 2
    return text
  }
}

/** The size of the original, from WordPress's record of a picture. Never throws. */
export function sizeFromMetadata(metadata: string): PictureSize | undefined {
  // Lengths count bytes of UTF-8.
  const bytes = new TextDecoder('latin1').decode(new TextEncoder().encode(metadata.trim()))
  const reader = new SerialisedReader(bytes)
  const count = Math.min(reader.list() ?? 0, MOST_ENTRIES)
  const sides = new Map<string | number | null, number>()
  for (let i = 0; i < count; i++) {
    const [key, value] = [reader.value(), reader.value()]
    if (key === undefined || value === undefined) return undefined
    if (key === 'width' || key === 'height') sides.set(key, Number(value))
    if (sides.size === 2) return sizeOf(sides.get('width'), sides.get('height'))
  }
  return undefined
}

/** The size at the end of a smaller copy's name: `boat-300x200.jpg`. */
export function sizeFromName(address: string): PictureSize | undefined {
  const match = /-(\d{1,5})x(\d{1,5})\.(?:jpe?g|png|gif|webp|avif)$/i.exec(withoutQuery(address))
  return match ? sizeOf(Number(match[1]), Number(match[2])) : undefined
}

/**
 * A picture's address without what doesn't make it a different one: a large original has a scaled-down copy
 * too.
 */
const keyOf = (address: string): string =>
  withoutQuery(address)
    .replace(/^https?:/i, '')
    .replace(/-scaled(?=\.\w+$)/, '')

/** The sizes of the pictures in an export's media library, by their addresses. */
export class PictureSizes {
  readonly #known = new Map<string, PictureSize>()

  /** Originals of the library, whose names say nothing about their size. */
  readonly #originals = new Set<string>()

  note(address: string, size: PictureSize | undefined): void {
    this.#originals.add(keyOf(address))
    if (size) this.#known.set(keyOf(address), size)
  }

  /** The known size of the picture at an address: from the library, or from its name. */
  of(address: string): PictureSize | undefined {
    const key = keyOf(address)
    return this.#known.get(key) ?? (this.#originals.has(key) ? undefined : sizeFromName(address))
  }
}
