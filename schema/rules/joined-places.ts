/** Several texts as one, for passages that go from one into another. Pure. */

/** A text that words can stand in: a paragraph, by its name. */
export interface Place {
  name: string
  text: string
}

/** A part of a paragraph, or from one into a later one; offsets count UTF-16 units, `end` is exclusive. */
export interface Passage {
  paragraph: string
  start: number
  /** An offset in the paragraph where it ends. */
  end: number
  /** That paragraph, if it is another one. */
  endParagraph?: string
}

/** Texts one below the other, and where each begins there. */
export interface Joined<Text extends Place = Place> {
  places: readonly Text[]
  text: string
  starts: readonly number[]
}

export function joinPlaces<Text extends Place>(places: readonly Text[]): Joined<Text> {
  let length = 0
  const starts = places.map(({ text }) => {
    const start = length
    length += text.length + 1
    return start
  })
  return { places, text: places.map(({ text }) => text).join('\n'), starts }
}

/** The index of the text that has a character. */
const indexAt = ({ starts }: Joined, offset: number): number =>
  starts.findLastIndex((start) => start <= offset)

/** Which of the texts a passage begins and ends in; nothing if one isn't there, or comes before the other. */
export function endsOf({ places }: Pick<Joined, 'places'>, { paragraph, endParagraph = paragraph }: Passage) {
  const first = places.findIndex(({ name }) => name === paragraph)
  const last = places.findIndex(({ name }) => name === endParagraph)
  return first === -1 || last < first ? undefined : { first, last }
}

/** Where a passage stands in all of the text; nothing if it goes beyond its texts. */
export function spanOf(joined: Joined, passage: Passage): { start: number; end: number } | undefined {
  const ends = endsOf(joined, passage)
  if (!ends) return undefined
  const { places, starts } = joined
  const [first, last] = [places[ends.first]?.text ?? '', places[ends.last]?.text ?? '']
  if (passage.start < 0 || passage.start > first.length || passage.end > last.length) return undefined
  return {
    start: (starts[ends.first] ?? 0) + passage.start,
    end: (starts[ends.last] ?? 0) + passage.end,
  }
}

/** The passage that stands somewhere in all of the text. */
export function passageAt(joined: Joined, start: number, end: number): Passage | undefined {
  const [first, last] = [indexAt(joined, start), indexAt(joined, end - 1)]
  const [from, to] = [joined.places[first], joined.places[last]]
  if (!from || !to) return undefined
  return {
    paragraph: from.name,
    start: start - (joined.starts[first] ?? 0),
    end: end - (joined.starts[last] ?? 0),
    ...(first === last ? {} : { endParagraph: to.name }),
  }
}
