import fc from 'fast-check'
import { cleanTypedLine } from '../../schema/rules/clean-text'
import { checkBody } from '../../schema/story/check-body'
import type { DraftDocument } from '../../schema/story/draft'
import type { Markup, Paragraph } from '../../schema/story/paragraph'

const NAMES = Array.from({ length: 24 }, (_, i) => `name${String(i).padStart(2, '0')}`)

const text = fc.string({ unit: fc.constantFrom('a', 'b', ' ', '😀', 'é', '漢', '\n'), maxLength: 14 })
/** As a title is while it is typed. */
const line = text.map(cleanTypedLine)

/** Places in a text between whole characters. */
function edges(value: string): number[] {
  const offsets = [0]
  for (const character of value) offsets.push((offsets.at(-1) ?? 0) + character.length)
  return offsets
}

/** A text with markups over whole characters. Links don't overlap: there is one at most. */
const marked = text.chain((value) => {
  const edge = fc.constantFrom(...edges(value))
  const span = fc.tuple(edge, edge).map(([a, b]) => ({ start: Math.min(a, b), end: Math.max(a, b) }))
  const plain = fc.record({ type: fc.constantFrom('STRONG', 'EM', 'MARK', 'CODE'), span })
  return fc
    .tuple(fc.array(plain, { maxLength: 3 }), fc.option(span, { nil: undefined }))
    .map(([spans, link]) => ({
      text: value,
      markups: [
        ...spans.map(({ type, span: { start, end } }) => ({ type, start, end }) as Markup),
        ...(link ? [{ type: 'A' as const, ...link, href: '/about' }] : []),
      ].filter(({ start, end }) => start < end),
    }))
})

const cells = fc.array(marked, { minLength: 2, maxLength: 2 })

/** A paragraph of a kind, still without a name. */
const content = fc.oneof(
  fc
    .record({ type: fc.constantFrom('P', 'H2', 'BQ'), marked })
    .map(({ type, marked: m }) => ({ type, ...m })),
  fc
    .record({
      marked,
      level: fc.integer({ min: 0, max: 3 }),
      start: fc.option(fc.nat(9), { nil: undefined }),
    })
    .map(({ marked: m, level, start }) => ({
      type: 'OLI',
      ...m,
      level,
      ...(start === undefined ? {} : { start }),
    })),
  fc
    .record({ marked, alt: text, width: fc.integer({ min: 1, max: 9 }) })
    .map(({ marked: m, alt, width }) => ({
      type: 'IMG',
      ...m,
      alt,
      layout: 'inset',
      src: 'https://a.example/a.png',
      width,
    })),
  fc.record({ marked, rows: fc.array(cells, { maxLength: 3 }) }).map(({ marked: m, rows }) => ({
    type: 'TABLE',
    ...m,
    align: [null, 'left'],
    rows,
  })),
  fc.constantFrom({ type: 'HR' }, { type: 'SUBSCRIBE' }),
  text.map((formula) => ({ type: 'MATH', text: formula })),
)

const paragraphs = fc
  .shuffledSubarray(NAMES, { maxLength: 9 })
  .chain((names) =>
    fc.tuple(...names.map((name) => content.map((rest) => ({ name, ...rest }) as unknown as Paragraph))),
  )

/** A draft that may be stored. */
export const draft: fc.Arbitrary<DraftDocument> = fc
  .record({ title: line, subtitle: line, body: paragraphs })
  .filter(({ body }) => checkBody(body).length === 0)

/** What a writer does to a draft: paragraphs come, go, change and move. */
export const changed = (from: DraftDocument): fc.Arbitrary<DraftDocument> =>
  fc
    .tuple(draft, fc.array(fc.boolean(), { minLength: 9, maxLength: 9 }), fc.boolean(), fc.nat(9))
    .map(([other, keeps, takesTitle, at]) => {
      const kept = from.body.filter((_, i) => keeps[i] !== false)
      const theirs = new Map(other.body.map((paragraph) => [paragraph.name, paragraph]))
      const changedInPlace = kept.map((paragraph) => theirs.get(paragraph.name) ?? paragraph)
      const known = new Set(kept.map(({ name }) => name))
      const added = other.body.filter(({ name }) => !known.has(name))
      const body = [...changedInPlace.slice(0, at), ...added, ...changedInPlace.slice(at)]
      return { ...(takesTitle ? other : from), body }
    })

/** A text of its own with a piece of it replaced, as typing does. */
export const typed = (from: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom(...edges(from)), fc.constantFrom(...edges(from)), text)
    .map(([a, b, typedText]) => {
      const [start, end] = [Math.min(a, b), Math.max(a, b)]
      return from.slice(0, start) + typedText + from.slice(end)
    })
