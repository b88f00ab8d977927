import fc from 'fast-check'
import { expect, test } from 'vitest'
import { StoryBody } from '../../../client/features/post/body/StoryBody'
import { MAX_MARKUPS } from '../../../schema/rules/limits'
import { MARKUP_TYPES, type Markup, type MarkupType } from '../../../schema/story/paragraph'
import { cases } from '../../support/cases'
import { leastCpuTime } from '../../support/cpu-time'
import { markupOf } from '../render'

const TAGS: Readonly<Record<MarkupType, string>> = {
  A: 'a',
  STRONG: 'strong',
  EM: 'em',
  MARK: 'mark',
  STRIKE: 's',
  CODE: 'code',
}
const ORDER = Object.keys(TAGS)

const shown = (text: string, markups: Markup[]): string =>
  /<p dir="auto">(.*)<\/p>/s.exec(
    markupOf(<StoryBody body={[{ type: 'P', name: 'p0', text, markups }]} />),
  )?.[1] ?? ''

/** What the sweep has to give for markups that don't overlap others of their type: each cut by those outside it. */
function nested(text: string, start: number, end: number, [outer, ...rest]: Markup[]): string {
  if (!outer) return text.slice(start, end)
  const inside = (from: number, to: number) =>
    rest
      .filter((m) => m.start < to && m.end > from)
      .map((m) => ({ ...m, start: Math.max(m.start, from), end: Math.min(m.end, to) }))
  const tag = TAGS[outer.type]
  const open = outer.type === 'A' ? `<a href="${outer.href}">` : `<${tag}>`
  return (
    nested(text, start, outer.start, inside(start, outer.start)) +
    `${open}${nested(text, outer.start, outer.end, inside(outer.start, outer.end))}</${tag}>` +
    nested(text, outer.end, end, inside(outer.end, end))
  )
}

/** Markups of a text of 20 letters, those of a type one after another with some text between them. */
const ordinary = fc
  .uniqueArray(
    fc.record({
      type: fc.constantFrom(...MARKUP_TYPES),
      from: fc.nat(15),
      length: fc.integer({ min: 1, max: 6 }),
    }),
    { maxLength: 8, selector: ({ type, from }) => `${type}${from >> 3}` },
  )
  .map((given) =>
    given.map(({ type, from, length }): Markup => {
      const start = (from & 7) + (from >> 3) * 10
      const end = Math.min(start + length, (from >> 3) * 10 + 9, 20)
      return { type, start, end: Math.max(end, start + 1), ...(type === 'A' && { href: '/about' }) }
    }),
  )

test('markups that overlap those of other types nest, the outer ones whole', () => {
  fc.assert(
    fc.property(ordinary, (markups) => {
      const text = 'abcdefghijklmnopqrst'
      const ordered = markups.toSorted(
        (a, b) => ORDER.indexOf(a.type) - ORDER.indexOf(b.type) || a.start - b.start,
      )
      expect(shown(text, markups)).toBe(nested(text, 0, text.length, ordered))
    }),
    { numRuns: cases(300) },
  )
})

test('those of one type that overlap become one, but links to two places stay two', () => {
  const strong = (start: number, end: number): Markup => ({ type: 'STRONG', start, end })
  expect(shown('abcdef', [strong(0, 3), strong(2, 5), strong(1, 2)])).toBe('<strong>abcde</strong>f')
  const link = (start: number, end: number, href: string): Markup => ({ type: 'A', start, end, href })
  expect(shown('abcd', [link(0, 3, '/about'), link(1, 4, '/about')])).toBe('<a href="/about">abcd</a>')
  expect(shown('abcd', [link(0, 3, '/a'), link(1, 4, '/b')])).toMatch(/^<a [^>]*>abc<\/a><a [^>]*>d<\/a>$/)
})

test('as many as may be, next to each other or around each other, are no matter', () => {
  const next = Array.from(
    { length: MAX_MARKUPS },
    (_, i): Markup => ({ type: 'STRONG', start: 2 * i, end: 2 * i + 1 }),
  )
  expect(shown('ab'.repeat(MAX_MARKUPS), next).match(/<strong>/g)).toHaveLength(MAX_MARKUPS)
  const around = Array.from({ length: MAX_MARKUPS }, (_, i): Markup => {
    const type = MARKUP_TYPES[i % MARKUP_TYPES.length] ?? 'EM'
    return { type, start: i, end: 3 * MAX_MARKUPS - i, ...(type === 'A' && { href: '/about' }) }
  })
  expect(shown('abc'.repeat(MAX_MARKUPS), around)).toContain('<a href="/about"><strong>')
  // Setting each inside all of those around it would take ten times as long as those side by side, and overflow the stack.
  const apart = leastCpuTime(3, () => shown('ab'.repeat(MAX_MARKUPS), next))
  expect(leastCpuTime(3, () => shown('abc'.repeat(MAX_MARKUPS), around))).toBeLessThan(2 * apart)
})
