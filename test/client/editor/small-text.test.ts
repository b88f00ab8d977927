import { describe, expect, test } from 'vitest'
import { nodeOf } from '../../../client/features/editor/model/from-paragraphs'
import { storySchema } from '../../../client/features/editor/model/schema'
import { SMALL_BLOCKS, SMALL_TEXT } from '../../../client/features/editor/small/small-text'
import { openable, written } from '../../../client/features/response/editor/written'
import type { Paragraph } from '../../../schema/story/paragraph'
import { Typist } from './typist'

/* The editor of responses. Rule: docs/rules/responses.md, "Writing". */

const small = (story: string) => new Typist(story, undefined, SMALL_TEXT.plugins, SMALL_TEXT)

/** What becomes of paragraphs of a story that are pasted below the first one. */
function pasted(...paragraphs: Paragraph[]): Paragraph[] {
  const typist = small('P here')
  const { tr } = typist.state
  typist.state = typist.state.apply(tr.insert(tr.doc.content.size, paragraphs.map(nodeOf)))
  return typist.body.slice(1)
}
const named = { name: 'aaaa', markups: [] }

describe('typing', () => {
  test.each([
    ['> ', 'BQ words|'],
    ['- ', 'ULI words|'],
    ['1. ', 'OLI words|'],
    ['# ', 'P # words|'],
    ['$$ ', 'P $$ words|'],
  ])('%s at the start', (sign, line) => {
    expect(small('P |').type(`${sign}words`).lines).toEqual([line])
  })

  test('signs within the words become what responses know', () => {
    const { body } = small('P |').type('**a** *b* ~~c~~ `d` ==e== [f](https://example.org) "g" --')
    expect(body).toMatchObject([
      {
        text: 'a b c d ==e== f "g" --',
        markups: [
          { type: 'STRONG' },
          { type: 'EM' },
          { type: 'STRIKE' },
          { type: 'CODE' },
          { type: 'A', href: 'https://example.org/' },
        ],
      },
    ])
  })

  test('keys leave what responses don’t have to the browser, and the form its own', () => {
    for (const key of ['Ctrl-Alt-2', 'Ctrl-Shift-h', 'Ctrl-Enter'])
      expect(small('P wo|rds').press(key).isHandled).toBe(false)
    expect(small('P |words|').press('Ctrl-b').body).toMatchObject([{ markups: [{ type: 'STRONG' }] }])
  })

  test('the menu offers text, lists, a quotation and code', () => {
    expect(SMALL_BLOCKS.map(({ id }) => id)).toEqual([
      'text',
      'bulletedList',
      'numberedList',
      'quotation',
      'codeBlock',
    ])
  })
})

describe('what is pasted', () => {
  test('loses no words', () => {
    const marked = {
      ...named,
      type: 'H2' as const,
      text: 'Big one',
      markups: [{ type: 'MARK' as const, start: 0, end: 3 }],
    }
    const formula = {
      ...named,
      name: 'b',
      type: 'P' as const,
      callout: 'tip' as const,
      text: 'a^2 is',
      markups: [{ type: 'CODE' as const, start: 0, end: 3, isFormula: true as const }],
    }
    const body = pasted(
      marked,
      formula,
      { name: 'c', type: 'MATH', text: 'x^2' },
      { name: 'd', type: 'HR' },
      { ...named, name: 'e', type: 'PQ', text: 'Pulled' },
      { ...named, name: 'f', type: 'FOOTNOTE', label: '1', text: 'A note' },
      {
        ...named,
        name: 'g',
        type: 'TABLE',
        text: 'Caption',
        align: [null, null],
        rows: [
          [
            { text: 'one', markups: [] },
            { text: 'two', markups: [] },
          ],
        ],
      },
      {
        name: 'h',
        type: 'MIXTAPE_EMBED',
        href: 'https://example.org/',
        title: 'Card',
        description: '',
        site: '',
      },
      { ...named, name: 'i', type: 'IFRAME', text: '', src: 'https://example.org/f', title: 'Film' },
    )
    expect(body.map((one) => [one.type, 'text' in one ? one.text : ''])).toEqual([
      ['P', 'Big one'],
      ['P', 'a^2 is'],
      ['PRE', 'x^2'],
      ['BQ', 'Pulled'],
      ['P', 'A note'],
      ['P', 'one | two'],
      ['P', 'Caption'],
      ['P', 'Card'],
      ['P', 'Film'],
    ])
    expect(body[0]).toMatchObject({ markups: [] })
    expect(body[1]).toEqual({
      type: 'P',
      name: 'b',
      text: 'a^2 is',
      markups: [{ type: 'CODE', start: 0, end: 3 }],
    })
    expect(body[7]).toMatchObject({ markups: [{ type: 'A', href: 'https://example.org/' }] })
  })

  test('keeps pictures in the width of the text, without a link', () => {
    const picture = { ...named, type: 'IMG' as const, text: 'Tide', alt: 'A pier', imageId: 'a'.repeat(24) }
    const body = pasted({ ...picture, layout: 'full-width', gallery: 'start', href: 'https://example.org/' })
    expect(body).toEqual([{ ...picture, layout: 'inset' }])
  })
})

test('what is sent has neither empty paragraphs nor pictures of other sites', () => {
  const foreign = { ...named, type: 'IMG' as const, text: '', alt: '', layout: 'inset' as const }
  expect(
    written([
      { ...named, type: 'P', text: ' ' },
      { ...foreign, name: 'b', src: 'https://example.org/a.png' },
      { ...named, name: 'c', type: 'P', text: 'Words' },
    ]).map(({ name }) => name),
  ).toEqual(['c'])
})

test('a kept text is opened, typed or made; one that this version doesn’t know is nothing', () => {
  expect(openable('One\ntwo\n\n\nthree').map((one) => 'text' in one && one.text)).toEqual([
    'One\ntwo',
    'three',
  ])
  expect(openable([{ ...named, type: 'P', text: 'Words' }])).toMatchObject([{ text: 'Words' }])
  expect(openable([{ type: 'NEW' } as never])).toEqual([])
  expect(openable({ body: 1 } as never)).toEqual([])
  expect(Object.keys(storySchema.nodes)).not.toContain('NEW')
})
