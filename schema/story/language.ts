/** Scripts that identify a text's language, or at least the most common one; the first match counts. */
const SCRIPTS: readonly { script: RegExp; language: string; others: readonly string[] }[] = [
  { script: /[\p{Script=Hiragana}\p{Script=Katakana}]/gu, language: 'ja', others: [] },
  { script: /\p{Script=Hangul}/gu, language: 'ko', others: [] },
  { script: /\p{Script=Han}/gu, language: 'zh', others: ['ja', 'yue'] },
  { script: /\p{Script=Arabic}/gu, language: 'ar', others: ['fa', 'ur', 'ps', 'ug', 'ckb', 'sd'] },
  { script: /\p{Script=Hebrew}/gu, language: 'he', others: ['yi'] },
  {
    script: /\p{Script=Cyrillic}/gu,
    language: 'ru',
    others: ['uk', 'bg', 'sr', 'mk', 'be', 'kk', 'ky', 'mn', 'tg', 'tt'],
  },
  { script: /\p{Script=Greek}/gu, language: 'el', others: [] },
  { script: /\p{Script=Thai}/gu, language: 'th', others: [] },
  { script: /\p{Script=Devanagari}/gu, language: 'hi', others: ['mr', 'ne', 'sa'] },
  { script: /\p{Script=Armenian}/gu, language: 'hy', others: [] },
  { script: /\p{Script=Georgian}/gu, language: 'ka', others: [] },
]

/** Letters that only one language of a script has. */
const UKRAINIAN = /[іїєґ]/giu
const PERSIAN = /[پچژگ]/gu

/** How much of a text is examined. */
const SAMPLE = 20_000

/**
 * The percentage of letters that have to be of a script: kana appear among Han, and names in other scripts
 * anywhere.
 */
const SHARE = { ja: 0.1, default: 0.4 }

const count = (text: string, letters: RegExp): number => text.match(letters)?.length ?? 0

/**
 * The language of a text, by its letters. Where several languages share a script, the given one counts if it
 * is one of them. A text in Latin letters is in the given language, unless that uses another script: then it
 * is English.
 *
 * @param given the stated language of the text.
 */
export function languageOfText(text: string, given: string): string {
  const sample = text.slice(0, SAMPLE)
  const letters = count(sample, /\p{L}/gu)
  if (letters === 0) return given
  const primary = given.toLowerCase().split('-')[0] ?? ''
  for (const { script, language, others } of SCRIPTS) {
    const share = count(sample, script) / letters
    if (share < (language === 'ja' ? SHARE.ja : SHARE.default)) continue
    if (primary === language || others.includes(primary)) return given
    if (language === 'ru' && count(sample, UKRAINIAN) / letters > 0.03) return 'uk'
    if (language === 'ar' && count(sample, PERSIAN) / letters > 0.02) return 'fa'
    return language
  }
  return SCRIPTS.some(({ language, others }) => language === primary || others.includes(primary))
    ? 'en'
    : given
}
