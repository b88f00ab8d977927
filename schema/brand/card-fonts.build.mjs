/**
 * Makes the fonts that cards are drawn with, and the table of their widths. Run it by hand when the typeface
 * changes: `node schema/brand/card-fonts.build.mjs`. What it writes is committed.
 * The drawing library reads TrueType only, and a Worker can't measure text: hence both files.
 */
import { readFile, writeFile } from 'node:fs/promises'
import opentype from 'opentype.js'
import subsetFont from 'subset-font'

/**
 * Each file gets its own family, so that a run of text can say which one it is set in: the drawing library's own search
 * for missing glyphs loses letters. As long as the word that it takes the place of.
 */
const SCRIPTS = {
  latin: 'QLatin',
  'latin-ext': 'QLatEx',
  vietnamese: 'QVietn',
  greek: 'QGreek',
  cyrillic: 'QCyril',
}
const WEIGHTS = [600, 400]
const FEATURES = ['kern', 'liga', 'mark', 'mkmk', 'ccmp', 'locl']
const root = new URL('../../', import.meta.url)

const source = (script, weight) =>
  new URL(
    `node_modules/@fontsource/source-serif-4/files/source-serif-4-${script}-${weight}-normal.woff`,
    root,
  )
const arrayBuffer = (buffer) => buffer.buffer.slice(buffer.byteOffset, buffer.byteOffset + buffer.byteLength)

/** Puts `name` wherever the font's tables say "Source", in the two encodings they use. */
function renamed(font, name) {
  const wide = (text) => Buffer.from(text, 'utf16le').swap16()
  for (const [from, to] of [
    [Buffer.from('Source'), Buffer.from(name)],
    [wide('Source'), wide(name)],
  ])
    for (let at = font.indexOf(from); at >= 0; at = font.indexOf(from, at + 1)) to.copy(font, at)
  return font
}

/** Characters of each script's file in turn; a character belongs to the first file that has it. */
const taken = new Set()
const table = {}
for (const [script, family] of Object.entries(SCRIPTS)) {
  const [heading, text] = await Promise.all(WEIGHTS.map((weight) => readFile(source(script, weight))))
  const font = opentype.parse(arrayBuffer(heading))
  const characters = Object.keys(font.tables.cmap.glyphIndexMap)
    .map(Number)
    .filter((point) => !/\p{M}/u.test(String.fromCodePoint(point)))
    .filter((point) => point >= 32 && !(point >= 0x7f && point < 0xa0) && point < 0xfe00 && !taken.has(point))
    .filter((point) => font.charToGlyph(String.fromCodePoint(point)).index !== 0)
    .sort((a, b) => a - b)
  for (const point of characters) taken.add(point)
  const covered = String.fromCodePoint(...characters)
  for (const [weight, bytes] of [
    [600, heading],
    [400, text],
  ]) {
    const made = await subsetFont(bytes, covered, {
      targetFormat: 'truetype',
      noHinting: true,
      keepFeatures: FEATURES,
    })
    await writeFile(
      new URL(`schema/brand/public/card-fonts/${script}-${weight}.ttf`, root),
      renamed(made, family),
    )
    console.log(script, weight, characters.length, 'characters', made.length, 'bytes')
  }
  table[script] = {
    family,
    characters: covered,
    // Thousandths of the type size.
    widths: characters.map((point) =>
      Math.round((font.charToGlyph(String.fromCodePoint(point)).advanceWidth / font.unitsPerEm) * 1000),
    ),
  }
}
await writeFile(new URL('worker/services/media/card/font-widths.json', root), `${JSON.stringify(table)}\n`)
