import { expect, test } from 'vitest'
import { encoded, joined } from '../../../client/document-parts'

test.each([
  ['Latin letters', ['A plain ', 'page']],
  ['signs of two and three bytes', ['é“—”'.repeat(500), '東京'.repeat(500)]],
  ['signs of four bytes', ['😀'.repeat(300)]],
  ['bytes between texts', ['東'.repeat(100), encoded('京'.repeat(100)), 'end']],
  ['bytes after a text that takes all the room', ['東'.repeat(10), encoded('plain')]],
  ['nothing', []],
])('pieces of %s become the bytes of their text', (_, parts) => {
  const text = parts
    .map((part) => (typeof part === 'string' ? part : new TextDecoder().decode(part)))
    .join('')
  expect(new TextDecoder().decode(joined(parts))).toBe(text)
})
