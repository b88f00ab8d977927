import { expect, test } from 'vitest'
import { usedFonts } from '../../../client/features/post/body/used-fonts'
import type { Paragraph } from '../../../schema/story/paragraph'

const plain = { text: 'Some words', markups: [] }
const stressed = { text: 'Some words', markups: [{ type: 'EM' as const, start: 0, end: 4 }] }
const named = { name: 'a' }
const quote: Paragraph = { ...named, type: 'BQ', ...plain }

test.each<[string, Paragraph[], object]>([
  ['nothing', [], {}],
  [
    'plain text',
    [
      { ...named, type: 'P', ...plain },
      { ...named, type: 'HR' },
    ],
    {},
  ],
  ['a pull quote, which stands upright', [{ ...named, type: 'PQ', ...plain }], {}],
  ['a quote', [quote], { usesItalics: true }],
  [
    'stress in a later paragraph',
    [
      { ...named, type: 'P', ...plain },
      { ...named, type: 'P', ...stressed },
    ],
    { usesItalics: true },
  ],
  [
    'stress in a caption',
    [{ ...named, type: 'IMG', alt: '', layout: 'inset', ...stressed }],
    { usesItalics: true },
  ],
  ['a formula', [{ ...named, type: 'MATH', text: 'a^2' }], { usesFormulas: true }],
  [
    'a formula in a cell',
    [
      {
        ...named,
        type: 'TABLE',
        align: [null],
        ...plain,
        rows: [[{ text: 'a^2', markups: [{ type: 'CODE', isFormula: true, start: 0, end: 3 }] }]],
      },
    ],
    { usesFormulas: true },
  ],
])('%s', (_, body, expected) => {
  expect(usedFonts(body, 'en-GB')).toEqual(expected)
})

test.each(['zh-Hant', 'ja', 'ko', 'ar', 'he'])('nothing is slanted in %s', (language) => {
  expect(usedFonts([quote], language)).toEqual({})
})
