import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { fromParagraphs } from '../../../client/features/editor/model/from-paragraphs'
import { storySchema } from '../../../client/features/editor/model/schema'
import { toParagraphs } from '../../../client/features/editor/model/to-paragraphs'
import { markedPieces } from '../../../schema/story/marked-text'
import { normalMarkups } from '../../../schema/story/normal-markups'
import { PARAGRAPH_TYPES, type StoryBody } from '../../../schema/story/paragraph'
import { textsOf } from '../../../schema/story/text'
import { cases } from '../../support/cases'
import { anyBody } from '../bodies'

const normal = <T extends { text: string; markups: never[] | unknown[] }>(one: T): T => ({
  ...one,
  markups: normalMarkups(one.markups as never, one.text.length),
})

/** A body with all markups in their normal form. */
const normalBody = (body: StoryBody): StoryBody =>
  body.map((paragraph) => {
    if (!('markups' in paragraph)) return paragraph
    if (paragraph.type !== 'TABLE') return normal(paragraph)
    const { head, rows } = paragraph
    return {
      ...normal(paragraph),
      ...(head === undefined ? {} : { head: head.map(normal) }),
      rows: rows.map((row) => row.map(normal)),
    }
  })

describe('a body', () => {
  test('is the same after the editor had it, but for the order of markups', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        expect(toParagraphs(fromParagraphs(body))).toEqual(normalBody(body))
      }),
      { numRuns: cases(1000) },
    )
  })

  test('makes a valid document, which survives JSON', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const doc = fromParagraphs(body)
        doc.check()
        expect(storySchema.nodeFromJSON(JSON.parse(JSON.stringify(doc))).eq(doc)).toBe(true)
        expect(fromParagraphs(toParagraphs(doc)).eq(doc)).toBe(true)
      }),
      { numRuns: cases(300) },
    )
  })

  test('has every type of paragraph among those tried', () => {
    const types = fc
      .sample(anyBody, { numRuns: cases(300), seed: 1 })
      .flatMap((body) => body.map(({ type }) => type))
    expect([...new Set(types)].sort()).toEqual([...PARAGRAPH_TYPES].sort())
  })
})

describe('markups in their normal form', () => {
  test('say the same to readers', () => {
    fc.assert(
      fc.property(anyBody, (body) => {
        const once = normalBody(body)
        expect(normalBody(once)).toEqual(once)
        expect(flat(once)).toEqual(flat(body))
      }),
      { numRuns: cases(500) },
    )
  })
})

/** For each character of each text, the markups that it stands under. */
const flat = (body: StoryBody) =>
  body.flatMap((paragraph) =>
    textsOf(paragraph).map(({ text, markups }) => {
      const of: string[][] = Array.from(text, () => [])
      const walk = (pieces: ReturnType<typeof markedPieces>, around: string[], at: number): number => {
        let place = at
        for (const piece of pieces)
          if (typeof piece === 'string') for (let i = 0; i < piece.length; i++) of[place++] = around
          else {
            const { type, href = '', title = '', isFormula = '' } = piece.markup
            place = walk(piece.pieces, [...around, `${type} ${href} ${title} ${isFormula}`], place)
          }
        return place
      }
      walk(markedPieces(text, markups), [], 0)
      return of
    }),
  )
