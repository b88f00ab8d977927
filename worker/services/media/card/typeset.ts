import fontWidths from './font-widths.json'

/** Measures and breaks the text of cards. Rule: docs/rules/images.md, "Social cards". */

/** A part of the typeface, in a font file of its own. */
export type Script = keyof typeof fontWidths

const SCRIPTS = Object.keys(fontWidths) as Script[]

let glyphs: Map<string, { width: number; script: Script }> | undefined
/** Every character that the typeface has. Built on first use, because most isolates never draw a card. */
function glyph(character: string): { width: number; script: Script } | undefined {
  if (!glyphs) {
    glyphs = new Map()
    for (const script of SCRIPTS)
      for (const [i, known] of [...fontWidths[script].characters].entries())
        glyphs.set(known, { width: fontWidths[script].widths[i] ?? 500, script })
  }
  return glyphs.get(character)
}

/** Emoji, their joiners and modifiers, and characters of no width. */
const SIGNS =
  /\p{Extended_Pictographic}|\p{Regional_Indicator}|\p{Emoji_Modifier}|\p{Variation_Selector}|\u20e3|\p{Cf}/gu

/** Text on one line, without emoji and other characters that no text typeface has. */
export const plain = (text: string): string =>
  text
    // Longer than any card; normalising takes time in the square of the marks on a letter.
    .slice(0, 1000)
    .normalize('NFC')
    .replace(SIGNS, (sign) => (glyph(sign) ? sign : ''))
    .replace(/[\s\u00a0\u2028\u2029]+/g, ' ')
    .trim()

/** A part of a text that one font file covers. */
export interface Run {
  text: string
  script: Script
  /** The family name of the file, without the weight's. */
  family: string
}

/** A text in runs, or nothing if the typeface lacks one of its characters. */
export function runsOf(text: string): Run[] | undefined {
  const runs: Run[] = []
  for (const character of text) {
    const drawn = glyph(character)
    if (!drawn) return undefined
    const last = runs.at(-1)
    if (last?.script === drawn.script) last.text += character
    else runs.push({ text: character, script: drawn.script, family: fontWidths[drawn.script].family })
  }
  return runs
}

/** Width in pixels at a type size, ignoring kerning. */
export function textWidth(text: string, size: number): number {
  let width = 0
  for (const character of text) width += glyph(character)?.width ?? 500
  return (width * size) / 1000
}

/** Cuts a text to fit a width, with an ellipsis at its end. */
export function shorten(text: string, size: number, width: number): string {
  if (textWidth(text, size) <= width) return text
  const characters = [...text]
  while (characters.length > 1 && textWidth(`${characters.join('')}…`, size) > width) characters.pop()
  return `${characters.join('').trimEnd()}…`
}

/** Breaks at spaces; a word that is wider than a line is cut. */
function breakLines(text: string, size: number, width: number): string[] {
  const lines: string[] = []
  for (const word of text.split(' ')) {
    const last = lines.at(-1)
    const joined = last === undefined ? word : `${last} ${word}`
    if (last !== undefined && textWidth(joined, size) <= width) lines[lines.length - 1] = joined
    else lines.push(shorten(word, size, width))
  }
  return lines
}

/** Narrows the column as long as that adds no line, so that lines come out alike. */
function balanced(text: string, size: number, width: number): string[] {
  const widest = breakLines(text, size, width)
  let best = widest
  for (let narrower = width - 20; narrower > width / 2; narrower -= 20) {
    const lines = breakLines(text, size, narrower)
    if (lines.length > widest.length || lines.some((line) => line.endsWith('…'))) break
    best = lines
  }
  return best
}

/** A text set in lines. */
export interface SetText {
  lines: string[]
  size: number
}

/** Sets a text in the largest size at which it fits; in the smallest one it is cut. */
export function setText(
  text: string,
  sizes: readonly { size: number; lines: number }[],
  width: number,
): SetText {
  for (const { size, lines } of sizes) {
    const broken = balanced(text, size, width)
    if (broken.length <= lines) return { lines: broken, size }
  }
  const { size, lines: most } = sizes.at(-1) ?? { size: 40, lines: 4 }
  const broken = breakLines(text, size, width)
  const rest = broken.slice(most - 1).join(' ')
  return { lines: [...broken.slice(0, most - 1), shorten(rest, size, width)], size }
}
