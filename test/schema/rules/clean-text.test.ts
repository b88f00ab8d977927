import { expect, test } from 'vitest'
import { cleanLine, cleanParagraphs, cleanTypedLine } from '../../../schema/rules/clean-text'

test.each([
  ['  Ann \n\t Lee ', 'Ann Lee'],
  ['Ann\u202eeeL', 'AnneeL'],
  ['\u200b\ufeff\u2066', ''],
  ['\u200d \u200c', ''],
  // Joiners belong to words and signs of some languages.
  ['نمی\u200cدانم', 'نمی\u200cدانم'],
  ['👩\u200d🚀 Ada', '👩\u200d🚀 Ada'],
  ['Zoë\u0000 Ōta', 'Zoë Ōta'],
  ['half \ud83d', 'half \ufffd'],
])('%j is kept as %j', (name, kept) => {
  expect(cleanLine(name)).toBe(kept)
})

test.each([
  // Marks, closed isolates and closed embeddings order what is between them, and nothing else.
  ['C++\u200e בעברית', 'C++\u200e בעברית'],
  ['a \u2067ב\u2069 c', 'a \u2067ב\u2069 c'],
  ['a \u202bב\u202c c', 'a \u202bב\u202c c'],
  ['\u2067\u202bב\u202c\u2069', '\u2067\u202bב\u202c\u2069'],
  ['ไทย\u200bไทย', 'ไทย\u200bไทย'],
  ['نمی\u200cدانم 👩\u200d🚀', 'نمی\u200cدانم 👩\u200d🚀'],
  ['price \u202egpj.exe\u202c!', 'price gpj.exe!'],
  ['\u202dabc', 'abc'],
  ['a \u202bב', 'a ב'],
  ['a \u2067ב\nc', 'a ב\nc'],
  ['\u2067a \u202bב\u2069 c', '\u2067a ב\u2069 c'],
  ['a\u2069\u202c', 'a'],
  // No embedding reaches beyond its line.
  ['\u202ba\nb\u202c', 'a\nb'],
  [' one\r\ntwo\rthree\u2028four\t\u0000\u0007 ', 'one\ntwo\nthree\nfour'],
  ['\u200d \u2800\n', ''],
  ['half \ud83d', 'half \ufffd'],
])('of several lines, %j is kept as %j', (text, kept) => {
  expect(cleanParagraphs(text)).toBe(kept)
})

test('a line keeps its spaces while it is typed', () => {
  expect(cleanTypedLine(' Low \u202ewater ')).toBe(' Low water ')
})

test('a text of nothing but openings is cleaned in no time', () => {
  const open = '\u2067'.repeat(20_000) + '\u202b'.repeat(20_000) + '\u2069'.repeat(20_000)
  expect(cleanParagraphs(`a${open}`)).toHaveLength(40_001)
})
