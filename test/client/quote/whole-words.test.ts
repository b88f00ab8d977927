import { expect, test } from 'vitest'
import { wordEnd, wordStart } from '../../../client/features/quote/reader/whole-words'

/** The words that a selection of some characters means. */
function whole(text: string, chosen: string, language: string): string {
  const start = text.indexOf(chosen)
  return text.slice(wordStart(text, start, language), wordEnd(text, start + chosen.length, language))
}

test.each([
  ['The tide turns here', 'ide tur', 'en', 'tide turns'],
  ['The tide turns here', 'tide', 'en', 'tide'],
  ['It isn’t so', 'sn', 'en', 'isn’t'],
  ['so, then (perhaps) not', ', then (', 'en', ', then ('],
  // No spaces stand between these words.
  ['ฉันรักทะเล', 'ั', 'th', 'ฉัน'],
  ['私は海を見た', '海', 'ja', '海'],
  ['', '', 'en', ''],
] as const)('of %s, %s in %s is %s', (text, chosen, language, words) => {
  expect(whole(text, chosen, language)).toBe(words)
})
