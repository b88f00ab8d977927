import fc from 'fast-check'
import { safeHref } from '../../schema/rules/links'
import { checkBody } from '../../schema/story/check-body'
import type { Markup, MarkupType, Paragraph, StoryBody, TableCell } from '../../schema/story/paragraph'

/** Bodies of stories as they may be stored: every type of paragraph with all its attributes, markups that overlap. */

const letters = fc.oneof(
  { weight: 4, arbitrary: fc.string({ unit: 'grapheme', maxLength: 24 }) },
  {
    weight: 1,
    arbitrary: fc.constantFrom('', ' ', '\n', 'a\n\nb', '  a  ', '😀😀', '**a**', '<b>&amp;</b>', '\t'),
  },
)

const MARKUPS: readonly MarkupType[] = ['STRONG', 'EM', 'CODE', 'STRIKE', 'MARK', 'A']
const HREFS = [
  'https://example.org/',
  'https://example.com/a?b#c',
  '/@someone',
  '#fn-1',
  'mailto:a@b.example',
]

const safe = (href: string): string => safeHref(href) ?? '/'

/** Places in a text between two characters. */
const placesIn = (text: string): number[] => {
  const places = [0]
  for (const character of text) places.push((places.at(-1) ?? 0) + character.length)
  return places
}

const markupsOf = (text: string): fc.Arbitrary<Markup[]> => {
  const places = placesIn(text)
  if (places.length < 2) return fc.constant([])
  const run = fc
    .tuple(fc.nat(places.length - 1), fc.nat(places.length - 1))
    .map(([a, b]) => [places[Math.min(a, b)] ?? 0, places[Math.max(a, b)] ?? 0] as const)
    .filter(([start, end]) => start < end)
  const markup = fc
    .tuple(
      run,
      fc.constantFrom(...MARKUPS),
      fc.constantFrom(...HREFS),
      fc.option(fc.constantFrom('', 'A title'), { nil: undefined }),
      fc.boolean(),
    )
    .map(([[start, end], type, href, title, isFormula]): Markup => {
      if (type === 'A')
        return { type, start, end, href: safe(href), ...(title === undefined ? {} : { title }) }
      return { type, start, end, ...(type === 'CODE' && isFormula ? { isFormula } : {}) }
    })
  return fc.array(markup, { maxLength: 6 }).map((markups) => {
    const links: Markup[] = []
    // Links may not overlap.
    return markups.filter((one) => {
      if (one.type !== 'A') return true
      if (links.some((link) => link.start < one.end && one.start < link.end)) return false
      links.push(one)
      return true
    })
  })
}

const cell: fc.Arbitrary<TableCell> = letters.chain((text) =>
  markupsOf(text).map((markups) => ({ text, markups })),
)

const size = fc.integer({ min: 1, max: 100_000 })
const percent = fc.integer({ min: 0, max: 100 })
const imageId = fc.stringMatching(/^[0-9a-f]{24}$/)
const address = fc.constantFrom('https://example.org/a.png', 'http://example.com/b')
const optional = <T extends object, R extends object = object>(
  required: R,
  given: { [K in keyof T]: fc.Arbitrary<T[K]> },
) =>
  fc.record({ ...required, ...given } as never, {
    requiredKeys: Object.keys(required) as never,
  }) as fc.Arbitrary<Record<string, unknown>>

const text = (...types: string[]) =>
  fc.tuple(fc.constantFrom(...types), cell).map(([type, words]) => ({ type, ...words }))

const level = fc.integer({ min: 0, max: 3 })
const item = fc
  .oneof(
    fc.tuple(text('OLI'), optional({ level }, { start: fc.integer() })),
    fc.tuple(text('ULI'), optional({ level }, { start: fc.integer(), isDone: fc.boolean() })),
  )
  .map(([words, own]) => ({ ...words, ...own }))

const plain = fc
  .tuple(text('P'), optional({}, { callout: fc.constantFrom('note', 'tip', 'warning') }))
  .map(([words, own]) => ({ ...words, ...own }))

const code = fc
  .tuple(text('PRE'), optional({}, { language: fc.constantFrom('ts', 'python', 'c++') }))
  .map(([words, own]) => ({ ...words, ...own }))

const image = fc
  .tuple(
    text('IMG'),
    optional(
      { alt: letters, layout: fc.constantFrom('inset', 'outset', 'full-width') },
      {
        imageId,
        width: size,
        height: size,
        focusPercentX: percent,
        focusPercentY: percent,
        href: fc.constantFrom(...HREFS),
        gallery: fc.constantFrom('start', 'continue'),
      },
    ),
    address,
  )
  .map(([words, own, src]) => ({ ...words, ...own, ...('imageId' in own ? {} : { src }) }))

const frame = fc
  .tuple(text('IFRAME'), optional({ title: letters }, { width: size, height: size }))
  .map(([words, own]) => ({
    ...words,
    ...own,
    src: 'https://www.youtube-nocookie.com/embed/ex8fMxXJDJw',
  }))

const track = fc.record({
  src: fc.constant('https://example.org/a.vtt'),
  kind: fc.constantFrom('subtitles', 'captions', 'descriptions', 'chapters'),
  language: fc.constant('en'),
  label: letters,
})
const player = optional(
  { kind: fc.constantFrom('audio', 'video') },
  { width: size, height: size, poster: address, tracks: fc.array(track, { maxLength: 2 }) },
)
const card = optional(
  {
    type: fc.constant('MIXTAPE_EMBED'),
    href: address,
    title: letters,
    description: letters,
    site: letters,
  },
  { imageId, player },
)

const button = fc.record({
  type: fc.constant('BUTTON'),
  label: letters,
  href: fc.constantFrom('https://example.org/', 'mailto:a@b.example'),
})

const table = fc.integer({ min: 1, max: 4 }).chain((columns) => {
  const row = fc.array(cell, { minLength: columns, maxLength: columns })
  return fc
    .tuple(
      cell,
      optional(
        {
          align: fc.array(fc.constantFrom('left', 'center', 'right', null), {
            minLength: columns,
            maxLength: columns,
          }),
          rows: fc.array(row, { maxLength: 3 }),
        },
        { head: row },
      ),
    )
    .map(([words, own]) => ({ type: 'TABLE', ...words, ...own }))
})

const formula = letters.map((latex) => ({ type: 'MATH', text: latex }))
const note = fc
  .tuple(text('FOOTNOTE'), fc.stringMatching(/^[\w-]{1,8}$/))
  .map(([words, label]) => ({ ...words, label }))

const nestable = fc
  .tuple(
    fc.oneof(
      { weight: 2, arbitrary: plain },
      { weight: 2, arbitrary: text('BQ', 'PQ') },
      { weight: 3, arbitrary: item },
      code,
      image,
      frame,
      card,
      button,
      table,
      formula,
    ),
    optional({}, { inToggle: fc.constant(true) }),
  )
  .map(([one, own]) => ({ ...one, ...own }))

const paragraph = fc.oneof(
  { weight: 9, arbitrary: nestable },
  { weight: 4, arbitrary: text('H2', 'H3', 'H4', 'TOGGLE', 'TOGGLE') },
  fc.constantFrom<object>({ type: 'SUBSCRIBE' }, { type: 'HR' }, { type: 'HR', endsPreview: true }),
  note,
)

/** Any valid body. */
export const anyBody: fc.Arbitrary<StoryBody> = fc
  .array(fc.tuple(paragraph, fc.stringMatching(/^[0-9a-z]{4,16}$/)), { maxLength: 12 })
  .map((paragraphs) => paragraphs.map(([own, name]) => ({ ...own, name }) as Paragraph))
  .filter((body) => checkBody(body).length === 0)
