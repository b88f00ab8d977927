import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { checkBody } from '../../schema/story/check-body'
import { deltasBetween } from '../../schema/story/deltas-between'
import type { DraftDocument } from '../../schema/story/draft'
import { mergeDocuments } from '../../schema/story/merge-documents'
import type { Paragraph } from '../../schema/story/paragraph'
import { cases } from '../support/cases'
import { changed, draft } from './draft-arbitraries'

const paragraph = (name: string, text = name): Paragraph => ({ type: 'P', name, text, markups: [] })
const of = (...body: (string | Paragraph)[]): DraftDocument => ({
  title: 'A title',
  subtitle: '',
  body: body.map((one) => (typeof one === 'string' ? paragraph(one) : one)),
})
const names = ({ body }: DraftDocument): string[] => body.map(({ name }) => name)
/** The paragraphs that a side has added, changed, moved or removed. */
const touched = (base: DraftDocument, side: DraftDocument): string[] =>
  deltasBetween(base, side).flatMap((delta) =>
    'paragraph' in delta ? delta.paragraph.name : 'name' in delta ? delta.name : [],
  )
const three = draft.chain((base) => fc.tuple(fc.constant(base), changed(base), changed(base)))

describe('a merge of two drafts', () => {
  test('is the other one if only one side has changed', () => {
    fc.assert(
      fc.property(draft, draft, (base, other) => {
        expect(mergeDocuments(base, base, other)).toEqual({ document: other, conflicts: [] })
        expect(mergeDocuments(base, other, base)).toEqual({ document: other, conflicts: [] })
        expect(mergeDocuments(base, other, structuredClone(other))).toEqual({
          document: other,
          conflicts: [],
        })
      }),
      { numRuns: cases(300) },
    )
  })

  test('is the same from both sides, unless they conflict', () => {
    fc.assert(
      fc.property(three, ([base, ours, theirs]) => {
        const one = mergeDocuments(base, ours, theirs)
        const other = mergeDocuments(base, theirs, ours)
        expect(one.conflicts.length).toBe(other.conflicts.length)
        // Both may have moved the same paragraph, to different places.
        const sorted = (names_: string[]) => names_.toSorted()
        expect(sorted(names(one.document))).toEqual(sorted(names(other.document)))
        const [ourNames, theirNames] = [touched(base, ours), touched(base, theirs)]
        if (!ourNames.some((name) => theirNames.includes(name)))
          expect(one.document.body).toEqual(other.document.body)
        if (one.conflicts.length === 0)
          for (const { name } of one.document.body)
            expect(one.document.body.find((p) => p.name === name)).toEqual(
              other.document.body.find((p) => p.name === name),
            )
      }),
      { numRuns: cases(300) },
    )
  })

  test('loses no paragraph that a side has added or changed, and reports each that both have', () => {
    fc.assert(
      fc.property(three, ([base, ours, theirs]) => {
        const { document, conflicts } = mergeDocuments(base, ours, theirs)
        expect(new Set(names(document)).size).toBe(document.body.length)
        const was = new Map(base.body.map((p) => [p.name, JSON.stringify(p)]))
        const is = new Map(document.body.map((p) => [p.name, JSON.stringify(p)]))
        const reported = new Set(conflicts.map((c) => (c.of === 'paragraph' ? c.name : c.of)))
        for (const p of [...ours.body, ...theirs.body]) {
          const text = JSON.stringify(p)
          if (was.get(p.name) !== text) expect(is.get(p.name) === text || reported.has(p.name)).toBe(true)
        }
      }),
      { numRuns: cases(300) },
    )
  })

  test('joins what both have added at the same place, once and in the same order', () => {
    const base = of('aaaa', 'bbbb')
    const ours = of('aaaa', 'our1', 'our2', 'bbbb')
    const theirs = of('aaaa', 'new1', 'bbbb')
    expect(names(mergeDocuments(base, ours, theirs).document)).toEqual([
      'aaaa',
      'new1',
      'our1',
      'our2',
      'bbbb',
    ])
    expect(mergeDocuments(base, theirs, ours)).toEqual(mergeDocuments(base, ours, theirs))
    // The answer to the first save was lost, and more was written since.
    const saved = of('aaaa', 'our1', 'bbbb')
    expect(names(mergeDocuments(base, ours, saved).document)).toEqual(['aaaa', 'our1', 'our2', 'bbbb'])
  })

  test('moves what one side has moved and keeps what the other has written there', () => {
    const base = of('aaaa', 'bbbb', 'cccc')
    const moved = of('cccc', 'aaaa', 'bbbb')
    const written = of('aaaa', paragraph('bbbb', 'Another text'), 'cccc', 'dddd')
    const { document, conflicts } = mergeDocuments(base, moved, written)
    expect(conflicts).toEqual([])
    expect(names(document)).toEqual(['cccc', 'aaaa', 'bbbb', 'dddd'])
    expect(document.body[2]).toEqual(paragraph('bbbb', 'Another text'))
    expect(mergeDocuments(base, written, moved).document).toEqual(document)
  })

  test('gives notes that both have added with the same label different ones, with their references', () => {
    const note = (name: string, label: string, text: string): Paragraph => ({
      type: 'FOOTNOTE',
      name,
      label,
      text,
      markups: [],
    })
    const referring = (name: string, label: string): Paragraph => ({
      type: 'P',
      name,
      text: 'See 1',
      markups: [{ type: 'A', start: 4, end: 5, href: `#fn-${label}` }],
    })
    const cell = { text: '1', markups: [{ type: 'A' as const, start: 0, end: 1, href: '#fn-1' }] }
    const table: Paragraph = {
      type: 'TABLE',
      name: 'tabl',
      text: '',
      markups: [],
      align: [null],
      rows: [[cell]],
    }
    const base = of('aaaa', 'bbbb')
    const ours = of(referring('aaaa', '1'), 'bbbb', note('our1', '1', 'Ours'))
    const theirs = of('aaaa', referring('bbbb', '1'), table, note('new1', '1', 'Theirs'))
    const { document, conflicts } = mergeDocuments(base, ours, theirs)
    expect(conflicts).toEqual([])
    expect(checkBody(document.body)).toEqual([])
    expect(document.body).toEqual(
      expect.arrayContaining([
        referring('aaaa', '1-2'),
        referring('bbbb', '1'),
        table,
        note('our1', '1-2', 'Ours'),
        note('new1', '1', 'Theirs'),
      ]),
    )
    expect(mergeDocuments(base, theirs, ours).document).toEqual(document)
    // Merging what is merged already changes nothing.
    expect(mergeDocuments(base, document, theirs).document).toEqual(document)
  })

  test('leaves a note its label if it was there before, and takes the next free one for the other', () => {
    const note = (name: string, label: string, text = ''): Paragraph => ({
      type: 'FOOTNOTE',
      name,
      label,
      text,
      markups: [],
    })
    const base = of('aaaa', note('zzzz', 'n'), note('yyyy', 'n-2'))
    const removed = of('aaaa', note('yyyy', 'n-2'), note('bbbb', 'n'))
    const changed_ = of('aaaa', note('zzzz', 'n', 'Changed'), note('yyyy', 'n-2'))
    const labels = ({ body }: DraftDocument) =>
      Object.fromEntries(body.flatMap((p) => (p.type === 'FOOTNOTE' ? [[p.name, p.label]] : [])))
    for (const { document } of [
      mergeDocuments(base, removed, changed_),
      mergeDocuments(base, changed_, removed),
    ])
      expect(labels(document)).toEqual({ zzzz: 'n', yyyy: 'n-2', bbbb: 'n-3' })
  })

  test('reports what both have changed, with both texts, and goes on with ours', () => {
    const base = of('aaaa', 'bbbb')
    const ours = { ...of(paragraph('aaaa', 'Ours'), 'bbbb'), title: 'Our title' }
    const theirs = { ...of(paragraph('aaaa', 'Theirs'), 'bbbb'), title: 'Their title' }
    expect(mergeDocuments(base, ours, theirs)).toEqual({
      document: ours,
      conflicts: [
        { of: 'title', base: 'A title', ours: 'Our title', theirs: 'Their title' },
        {
          of: 'paragraph',
          name: 'aaaa',
          base: paragraph('aaaa'),
          ours: paragraph('aaaa', 'Ours'),
          theirs: paragraph('aaaa', 'Theirs'),
        },
      ],
    })
  })

  test('keeps a text that one side has changed and the other removed, and reports it', () => {
    const base = of('aaaa', 'bbbb', 'cccc')
    const removed = of('aaaa', 'cccc')
    const written = of('aaaa', paragraph('bbbb', 'Still wanted'), 'cccc')
    const conflict = { of: 'paragraph', name: 'bbbb', base: paragraph('bbbb') }
    const still = paragraph('bbbb', 'Still wanted')
    expect(mergeDocuments(base, removed, written)).toEqual({
      document: written,
      conflicts: [{ ...conflict, theirs: still }],
    })
    expect(mergeDocuments(base, written, removed)).toEqual({
      document: written,
      conflicts: [{ ...conflict, ours: still }],
    })
  })
})
