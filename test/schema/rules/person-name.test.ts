import { expect, test } from 'vitest'
import { cleanPersonName } from '../../../schema/rules/person-name'

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
  expect(cleanPersonName(name)).toBe(kept)
})
