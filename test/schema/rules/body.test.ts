import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { MAX_BODY_PARTS, MAX_PARAGRAPHS } from '../../../schema/rules/limits'
import { checkBody } from '../../../schema/story/check-body'
import type { Markup, Paragraph } from '../../../schema/story/paragraph'
import { cases } from '../../support/cases'

const p = (text: string, markups: Markup[] = [], name = 'abcd'): Paragraph => ({
  type: 'P',
  name,
  text,
  markups,
})
const codes = (body: unknown) => checkBody(body).map((problem) => problem.code)

describe('checkBody', () => {
  it('accepts an empty body and a plain one', () => {
    expect(codes([])).toEqual([])
    expect(codes([p('Hello'), { type: 'HR', name: 'ef01' }])).toEqual([])
  })

  it('requires a list of known paragraphs with unique names', () => {
    expect(codes('text')).toEqual(['bad-shape'])
    expect(codes([null, 3, { type: 'SCRIPT' }])).toEqual(['bad-shape', 'bad-shape', 'bad-shape'])
    expect(codes([p('a'), p('b')])).toEqual(['same-name'])
    expect(codes([p('a', [], '<x>')])).toEqual(['bad-name'])
  })

  it('requires markups within their text, at the edges of characters, and allowed links', () => {
    expect(codes([p('abc', [{ type: 'STRONG', start: 0, end: 4 }])])).toEqual(['bad-markup'])
    expect(codes([p('abc', [{ type: 'STRONG', start: 2, end: 2 }])])).toEqual(['bad-markup'])
    expect(codes([p('a😀', [{ type: 'EM', start: 0, end: 2 }])])).toEqual(['bad-markup'])
    expect(codes([p('abc', [{ type: 'A', start: 0, end: 3, href: 'javascript:x' }])])).toEqual(['bad-markup'])
    const links: Markup[] = [
      { type: 'A', start: 0, end: 2, href: '/a' },
      { type: 'A', start: 1, end: 3, href: '/b' },
    ]
    expect(codes([p('abc', links)])).toEqual(['bad-markup'])
  })

  it('takes no paragraph of a megabyte', () => {
    expect(codes([p('x'.repeat(100_000))])).toEqual([])
    expect(codes([p('x'.repeat(100_001))])).toEqual(['bad-text'])
    expect(codes([p('x'.repeat(1_000_000))])).toEqual(['too-big'])
  })

  it('limits markups, formulas and parts to what a page can handle', () => {
    const strong = (count: number) =>
      Array.from({ length: count }, (_, i): Markup => ({ type: 'STRONG', start: 2 * i, end: 2 * i + 1 }))
    expect(codes([p('ab'.repeat(1001), strong(1000))])).toEqual([])
    expect(codes([p('ab'.repeat(1001), strong(1001))])).toEqual(['bad-markup'])
    const math = (i: number, length: number) => ({ type: 'MATH', name: `math${i}`, text: 'x'.repeat(length) })
    expect(codes([math(0, 4000)])).toEqual([])
    expect(codes([math(0, 4001)])).toEqual(['bad-text'])
    expect(codes(Array.from({ length: 10 }, (_, i) => math(i, 4000)))).toEqual([])
    expect(codes(Array.from({ length: 11 }, (_, i) => math(i, 4000)))).toEqual(['too-big'])
    expect(codes([p('\n'.repeat(MAX_BODY_PARTS - 1))])).toEqual([])
    expect(codes([p('\n'.repeat(MAX_BODY_PARTS))])).toEqual(['too-big'])
    const cell = { text: '', markups: [] }
    const row = Array.from({ length: 50 }, () => cell)
    const table = (rows: number) => [
      { ...p(''), type: 'TABLE', align: row.map(() => null), rows: Array.from({ length: rows }, () => row) },
    ]
    expect(codes(table(239))).toEqual([])
    expect(codes(table(240))).toEqual(['too-big'])
    // Each link is cut by the markups under it.
    const links = Array.from(
      { length: 900 },
      (_, i): Markup => ({ type: 'A', start: 2 * i, end: 2 * i + 1, href: '/a' }),
    )
    const under = (types: Markup['type'][]) => types.map((type): Markup => ({ type, start: 0, end: 1800 }))
    const crossed = (types: Markup['type'][]) =>
      Array.from({ length: 3 }, (_, i) => p('ab'.repeat(900), [...links, ...under(types)], `cut${i}`))
    expect(codes(crossed(['STRONG', 'EM']))).toEqual([])
    expect(codes(crossed(['STRONG', 'EM', 'MARK', 'STRIKE']))).toEqual(['too-big'])
  })

  it('requires frames of allowed providers, pictures with a source, even tables, separate notes', () => {
    const frame = {
      type: 'IFRAME',
      name: 'abcd',
      text: '',
      markups: [],
      title: 't',
      src: 'https://evil.example/',
    }
    expect(codes([frame])).toEqual(['bad-address'])
    const picture = { type: 'IMG', name: 'abcd', text: '', markups: [], alt: '', layout: 'inset' }
    expect(codes([picture])).toEqual(['bad-address'])
    expect(codes([{ ...picture, src: 'https://example.org/a.png' }])).toEqual([])
    const cell = { text: 'a', markups: [] }
    expect(
      codes([{ type: 'TABLE', name: 'abcd', text: '', markups: [], align: [null, null], rows: [[cell]] }]),
    ).toEqual(['bad-table'])
    const note = { type: 'FOOTNOTE', label: '1', text: 'n', markups: [] }
    expect(
      codes([
        { ...note, name: 'aaaa' },
        { ...note, name: 'bbbb' },
      ]),
    ).toEqual(['bad-note'])
  })

  it('wants formulas that are code, and not too much of them', () => {
    const formula = (end: number): Markup => ({ type: 'CODE', isFormula: true, start: 0, end })
    expect(codes([p('a^2', [formula(3)])])).toEqual([])
    expect(codes([p('a^2', [{ ...formula(3), type: 'EM' }])])).toEqual(['bad-markup'])
    expect(codes([p('x'.repeat(4001), [formula(4001)])])).toEqual(['bad-markup'])
    const cell = { text: 'x'.repeat(4000), markups: [formula(4000)] }
    const table = (rows: number) => ({
      ...{ type: 'TABLE', name: 'abcd', text: '', markups: [], align: [null] },
      rows: Array.from({ length: rows }, () => [cell]),
    })
    expect(codes([table(10)])).toEqual([])
    expect(codes([table(11)])).toEqual(['too-big'])
  })

  it('wants players of files at http(s) addresses, and galleries of pictures', () => {
    const card = { type: 'MIXTAPE_EMBED', name: 'abcd', title: 't', description: '', site: 'e.org' }
    const film = (player: unknown, href = 'https://e.org/a.mp4') => codes([{ ...card, href, player }])
    const track = { src: 'https://e.org/a.vtt', kind: 'captions', language: 'en', label: 'English' }
    expect(
      film({ kind: 'video', width: 4, height: 3, poster: 'https://e.org/a.png', tracks: [track] }),
    ).toEqual([])
    expect(film({ kind: 'audio' })).toEqual([])
    expect(film({ kind: 'audio' }, '/a/path')).toEqual(['bad-shape'])
    const players = (count: number) =>
      Array.from({ length: count }, (_, i) => ({
        ...card,
        name: `card${i}`,
        href: 'https://e.org/a.mp3',
        player: { kind: 'audio' },
      }))
    expect(codes(players(100))).toEqual([])
    expect(codes(players(101))).toEqual(['too-big'])
    for (const player of [
      null,
      'video',
      {},
      { kind: 'slides' },
      { kind: 'video', width: -1 },
      { kind: 'video', poster: 'javascript:x' },
      { kind: 'video', tracks: [{ ...track, src: 'data:text/vtt,' }] },
      { kind: 'video', tracks: [{ ...track, kind: 'metadata' }] },
      { kind: 'video', tracks: [null] },
      { kind: 'video', tracks: 'all' },
      { kind: 'video', tracks: Array.from({ length: 21 }, () => track) },
    ])
      expect(film(player)).toEqual(['bad-shape'])
    const picture = { type: 'IMG', name: 'abcd', text: '', markups: [], alt: '', layout: 'inset' }
    const src = 'https://example.org/a.png'
    expect(codes([{ ...picture, src, gallery: 'start' }])).toEqual([])
    expect(codes([{ ...picture, src, gallery: 2 }])).toEqual(['bad-shape'])
  })

  it('refuses too large a body before checking it', () => {
    const many = Array.from({ length: MAX_PARAGRAPHS + 1 }, (_, i) =>
      p('x', [], `n${String(i).padStart(5, '0')}`),
    )
    expect(codes(many)).toEqual(['too-many-paragraphs'])
    expect(codes([p('x'.repeat(1_600_000))])).toEqual(['too-big'])
  })

  it.each(['&', '<', '>', "'", '"'])('counts %s as the entity that a page writes for it', (sign) => {
    const body = (count: number, text: string) => [p(text.repeat(count)), p(text.repeat(count), [], 'ef01')]
    expect(codes(body(60_000, 'x'))).toEqual([])
    expect(codes(body(60_000, sign))).toEqual(['too-big'])
    expect(codes(body(40_000, sign))).toEqual([])
  })

  it('returns for any value and never throws', () => {
    const type = fc.constantFrom(
      'P',
      'IMG',
      'TABLE',
      'IFRAME',
      'PRE',
      'OLI',
      'FOOTNOTE',
      'MIXTAPE_EMBED',
      'X',
    )
    const anything = fc.record(
      {
        type,
        name: fc.anything(),
        text: fc.anything(),
        markups: fc.anything(),
        rows: fc.anything(),
        align: fc.anything(),
        head: fc.anything(),
      },
      { requiredKeys: ['type'] },
    )
    fc.assert(
      fc.property(fc.oneof(fc.anything(), fc.array(anything)), (body) => Array.isArray(checkBody(body))),
      {
        numRuns: cases(1000),
      },
    )
  })
})
