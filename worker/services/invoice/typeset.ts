import { type Run, runsOf } from '../media/card/typeset'

/** A text on one line, in runs that one font file covers each; nothing if the typeface lacks a character. */
export const runsOnOneLine = (text: string): Run[] | undefined =>
  runsOf(text.normalize('NFC').replace(/\s+/gu, ' ').trim())

/**
 * Breaks a text at its spaces into lines that fit a width, and a word that is wider than a line wherever that has to be.
 *
 * The space at which a line is broken stays at its end, so that a program that reads on finds two words there.
 *
 * @param widthOf a run's width, in the unit of `width`.
 */
export function breakRuns(runs: readonly Run[], width: number, widthOf: (run: Run) => number): Run[][] {
  const fits = (text: string): boolean =>
    (runsOf(text) ?? []).reduce((sum, run) => sum + widthOf(run), 0) <= width
  const lines: string[] = []
  let line = ''
  const end = (and: string) => {
    if (line !== '') lines.push(line + and)
    line = ''
  }
  const words = runs.map(({ text }) => text).join('')
  for (const word of words.split(' ')) {
    const joined = line === '' ? word : `${line} ${word}`
    if (fits(joined)) {
      line = joined
      continue
    }
    end(' ')
    for (const character of word) {
      if (line !== '' && !fits(line + character)) end('')
      line += character
    }
  }
  end('')
  return lines.map((text) => runsOf(text) ?? [])
}
