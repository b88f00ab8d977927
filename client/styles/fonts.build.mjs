/**
 * Makes the site's own cuts of Source Serif 4: the weights that the design uses, and the letters that its
 * unicode ranges name. Run it by hand (`node client/styles/fonts.build.mjs`) when the design asks for more; the
 * files are committed, so that no build depends on it. Typographic features are kept.
 */
import { readFileSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import subsetFont from 'subset-font'

const here = fileURLToPath(new URL('./fonts/', import.meta.url))
const modules = `${here}../../../node_modules`
const variable = (range) =>
  `${modules}/@fontsource-variable/source-serif-4/files/source-serif-4-${range}-wght-normal.woff2`

const span = (from, to) =>
  Array.from({ length: to - from + 1 }, (_, i) => String.fromCodePoint(from + i)).join('')

const LATIN = `${span(0x20, 0x7e)}${span(0xa0, 0xff)}ıŒœʻʼˆ˚˜‐‑‒–—―‘’‚“”„†‡•…‰‹›⁄€™←↑→↓−∕≈≠≤≥√∑`
const LATIN_EXT = `${span(0x100, 0x17f)}ȘșȚțǍǎǏǐǑǒǓǔ`
/** Body text is 400, headings and strong text lie between it and 700. */
const WEIGHTS = { variationAxes: { wght: { min: 400, max: 700 } } }

const cuts = [
  ['serif-upright-latin', variable('latin'), LATIN, WEIGHTS],
  ['serif-upright-latin-ext', variable('latin-ext'), LATIN_EXT, WEIGHTS],
  [
    'serif-italic-latin-ext',
    `${modules}/@fontsource/source-serif-4/files/source-serif-4-latin-ext-400-italic.woff2`,
    LATIN_EXT,
    {},
  ],
  [
    'serif-italic-latin',
    `${modules}/@fontsource/source-serif-4/files/source-serif-4-latin-400-italic.woff2`,
    LATIN,
    {},
  ],
]

for (const [name, source, text, options] of cuts) {
  const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', ...options })
  writeFileSync(`${here}${name}.woff2`, font)
  console.log(`${name}: ${font.length} bytes`)
}
