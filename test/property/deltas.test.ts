import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { MAX_MARKUPS, MAX_PARAGRAPH_TEXT, MAX_TITLE } from '../../schema/rules/limits'
import { applyDeltas } from '../../schema/story/apply-deltas'
import type { Delta } from '../../schema/story/delta'
import { deltasBetween } from '../../schema/story/deltas-between'
import { type DraftDocument, EMPTY_DRAFT } from '../../schema/story/draft'
import { movedMarkups } from '../../schema/story/edits'
import type { Markup, Paragraph } from '../../schema/story/paragraph'
import { cases } from '../support/cases'
import { changed, draft } from './draft-arbitraries'

const paragraph = (name: string, text = name, markups: Markup[] = []): Paragraph => ({
  type: 'P',
  name,
  text,
  markups,
})
const of = (...body: Paragraph[]): DraftDocument => ({ title: 'A title', subtitle: '', body })
const bytes = (deltas: unknown): number => new TextEncoder().encode(JSON.stringify(deltas)).length
const problemOf = (document: DraftDocument, deltas: unknown): string | undefined => {
  const applied = applyDeltas(document, deltas)
  return applied.ok ? undefined : applied.problem.code
}

describe('deltas between two drafts', () => {
  test('make the second of the first, also after they were sent', () => {
    const pair = draft.chain((from) => fc.tuple(fc.constant(from), fc.oneof(draft, changed(from))))
    fc.assert(
      fc.property(pair, ([from, to]) => {
        const before = structuredClone(from)
        const sent: unknown = JSON.parse(JSON.stringify(deltasBetween(from, to)))
        expect(applyDeltas(from, sent)).toEqual({ ok: true, document: to })
        expect(from).toEqual(before)
      }),
      { numRuns: cases(400) },
    )
  })

  test('are none for the same draft, and apply in any number at once', () => {
    fc.assert(
      fc.property(draft, draft, draft, (a, b, c) => {
        expect(deltasBetween(a, structuredClone(a))).toEqual([])
        const all = [...deltasBetween(a, b), ...deltasBetween(b, c)]
        expect(applyDeltas(a, all)).toEqual({ ok: true, document: c })
      }),
    )
  })

  test('move as few paragraphs as possible', () => {
    const [a, b, c, d] = ['aaaa', 'bbbb', 'cccc', 'dddd'].map((name) => paragraph(name)) as [
      Paragraph,
      Paragraph,
      Paragraph,
      Paragraph,
    ]
    expect(deltasBetween(of(a, b, c, d), of(d, a, b, c))).toEqual([
      { type: 'move', name: 'dddd', after: null },
    ])
    expect(deltasBetween(of(a, b, c, d), of(a, c))).toEqual([
      { type: 'remove', name: 'bbbb' },
      { type: 'remove', name: 'dddd' },
    ])
  })

  test('of one changed paragraph fit a save of 2 kB, however long it and the story are', () => {
    const long = 'A sentence, of the longer kind. '.repeat(3_000).slice(0, MAX_PARAGRAPH_TEXT - 100)
    const markups = Array.from(
      { length: MAX_MARKUPS },
      (_, i): Markup => ({
        type: 'EM',
        start: i * 90,
        end: i * 90 + 7,
      }),
    )
    const before = paragraph('long', long, markups)
    const typedText = 'words that somebody has typed within one second'
    const at = 40_000
    const after = paragraph(
      'long',
      long.slice(0, at) + typedText + long.slice(at + 30),
      movedMarkups(markups, [at, 30, typedText]),
    )
    const others = Array.from({ length: 900 }, (_, i) =>
      paragraph(`n${String(i).padStart(4, '0')}`, 'x'.repeat(300)),
    )
    const deltas = deltasBetween(of(...others, before), of(...others, after))
    expect(bytes(deltas)).toBeLessThan(250)
    expect(applyDeltas(of(...others, before), deltas)).toEqual({ ok: true, document: of(...others, after) })
    // Made strong, made a heading, and a cell of a large table.
    const strong: Markup = { type: 'STRONG', start: 5, end: 9 }
    expect(
      bytes(deltasBetween(of(before), of(paragraph('long', long, [strong, ...markups.slice(1)])))),
    ).toBeLessThan(200)
    expect(bytes(deltasBetween(of(before), of({ ...before, type: 'H2' } as Paragraph)))).toBeLessThan(200)
    const table = (cell: string): Paragraph => ({
      type: 'TABLE',
      name: 'table',
      text: '',
      markups: [],
      align: [null, null],
      rows: Array.from({ length: 400 }, (_, i) => [
        { text: `row ${i}`, markups: [] },
        { text: i === 200 ? cell : 'cell', markups: [] },
      ]),
    })
    expect(bytes(deltasBetween(of(table('one')), of(table('other'))))).toBeLessThan(200)
  })
})

describe('bad deltas', () => {
  const document = of(
    paragraph('aaaa', 'One 😀', [{ type: 'A', start: 0, end: 3, href: '/about' }]),
    paragraph('bbbb'),
  )
  const change = (...edits: unknown[]) => [{ type: 'change', name: 'aaaa', edits }]

  test.each<[string, unknown, string]>([
    ['no list', { type: 'title' }, 'bad-delta'],
    ['a delta of an unknown type', [{ type: 'explode' }], 'bad-delta'],
    ['a title that is too long', [{ type: 'title', text: 'x'.repeat(MAX_TITLE + 1) }], 'bad-delta'],
    ['an unknown key', [{ type: 'remove', name: 'aaaa', force: true }], 'bad-delta'],
    ['a paragraph that isn’t there', [{ type: 'remove', name: 'cccc' }], 'unknown-paragraph'],
    ['a place that isn’t there', [{ type: 'move', name: 'aaaa', after: 'cccc' }], 'unknown-paragraph'],
    ['a paragraph after itself', [{ type: 'move', name: 'aaaa', after: 'aaaa' }], 'bad-edit'],
    ['a name twice', [{ type: 'insert', after: null, paragraph: paragraph('bbbb') }], 'same-name'],
    ['a name that none may have', [{ type: 'insert', after: null, paragraph: paragraph('') }], 'same-name'],
    ['a splice beyond the end', change({ path: ['text'], splice: [7, 1, ''] }), 'bad-edit'],
    ['a splice at half a place', change({ path: ['text'], splice: [0.5, 1, ''] }), 'bad-delta'],
    ['a splice of half a character', change({ path: ['text'], splice: [4, 1, ''] }), 'bad-body'],
    ['a text in a list', change({ path: ['markups'], splice: [0, 0, 'x'] }), 'bad-edit'],
    ['another name', change({ path: ['name'], value: 'cccc' }), 'bad-delta'],
    ['a prototype', change({ path: ['__proto__'], value: { type: 'HR' } }), 'bad-edit'],
    [
      'a step through a prototype',
      change({ path: ['constructor', 'prototype', 'text'], value: 1 }),
      'bad-edit',
    ],
    ['a list that isn’t one', change({ path: ['markups'], value: {} }), 'bad-edit'],
    ['a type without its keys', change({ path: ['type'], value: 'TABLE' }), 'bad-edit'],
    ['a missing text', change({ path: ['text'] }), 'bad-edit'],
    [
      'a script for a link',
      change({ path: ['markups', 0, 'href'], value: 'javascript:alert(1)' }),
      'bad-body',
    ],
    [
      'what is added when a story is shown',
      change({ path: ['markups', 0, 'mathml'], value: { name: 'script', children: [] } }),
      'bad-edit',
    ],
    [
      'tokens of highlighted code',
      [{ type: 'insert', after: null, paragraph: { ...paragraph('code'), type: 'PRE', tokens: [['x']] } }],
      'bad-delta',
    ],
    ['too many deltas', Array.from({ length: 2_501 }, () => ({ type: 'title', text: 'x' })), 'bad-delta'],
    [
      'a paragraph that is too long',
      [{ type: 'insert', after: null, paragraph: paragraph('long', 'x'.repeat(1_000_000)) }],
      'bad-body',
    ],
  ])('%s: refused, and nothing is changed', (_what, deltas, code) => {
    const before = structuredClone(document)
    expect(problemOf(document, deltas)).toBe(code)
    expect(document).toEqual(before)
  })

  test('are refused as a whole, by the position of the first', () => {
    const deltas: Delta[] = [
      { type: 'title', text: 'New' },
      { type: 'remove', name: 'cccc' },
    ]
    expect(applyDeltas(document, deltas)).toEqual({
      ok: false,
      problem: { code: 'unknown-paragraph', index: 1, message: 'There’s no paragraph named cccc.' },
    })
  })

  test('are never thrown, whatever they are', () => {
    const edit = fc.record(
      {
        path: fc.array(fc.oneof(fc.constantFrom('text', 'markups', 'rows', 'href', 'length'), fc.nat(3))),
        splice: fc.tuple(fc.integer(), fc.integer(), fc.oneof(fc.string(), fc.array(fc.anything()))),
        value: fc.anything(),
      },
      { requiredKeys: ['path'] },
    )
    const any = fc.record(
      {
        type: fc.constantFrom('insert', 'move', 'remove', 'replace', 'change', 'title'),
        name: fc.constantFrom('aaaa', 'bbbb', 'cccc'),
        after: fc.constantFrom('aaaa', 'bbbb', 'cccc', null),
        paragraph: fc.oneof(fc.constant(paragraph('cccc')), fc.object()),
        edits: fc.array(edit, { maxLength: 3 }),
        text: fc.string(),
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(any, { maxLength: 4 })), (deltas) => {
        const applied = applyDeltas(document, deltas)
        if (applied.ok)
          expect(applyDeltas(EMPTY_DRAFT, deltasBetween(EMPTY_DRAFT, applied.document))).toEqual(applied)
      }),
      { numRuns: cases(400) },
    )
  })
})
