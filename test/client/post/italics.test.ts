import { expect, test } from 'vitest'
import { hasItalics } from '../../../client/features/post/body/italics'
import type { Paragraph } from '../../../schema/story/paragraph'

const plain = { text: 'Some words', markups: [] }
const stressed = { text: 'Some words', markups: [{ type: 'EM' as const, start: 0, end: 4 }] }

test.each<[string, Paragraph[], boolean]>([
  ['nothing', [], false],
  [
    'plain text',
    [
      { name: 'a', type: 'P', ...plain },
      { name: 'b', type: 'HR' },
    ],
    false,
  ],
  ['a pull quote, which stands upright', [{ name: 'a', type: 'PQ', ...plain }], false],
  ['a quote', [{ name: 'a', type: 'BQ', ...plain }], true],
  [
    'stress in a later paragraph',
    [
      { name: 'a', type: 'P', ...plain },
      { name: 'b', type: 'P', ...stressed },
    ],
    true,
  ],
  ['stress in a caption', [{ name: 'a', type: 'IMG', alt: '', layout: 'inset', ...stressed }], true],
])('%s: %s', (_, body, expected) => {
  expect(hasItalics(body)).toBe(expected)
})
