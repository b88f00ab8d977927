/**
 * Makes the site's own cuts of Source Serif 4, Inter and STIX Two Math: the weights that the design uses, and the letters
 * that its unicode ranges name. Run it by hand (`node schema/brand/fonts.build.mjs`) when the design asks for more; the
 * files are committed, so that no build depends on it. Typographic features are kept.
 */
import { copyFileSync, readFileSync, writeFileSync } from 'node:fs'
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

const italic = (range) =>
  `${modules}/@fontsource/source-serif-4/files/source-serif-4-${range}-400-italic.woff2`

const inter = (range, style) =>
  `${modules}/@fontsource-variable/inter/files/inter-${range}-wght-${style}.woff2`

const MATHS = `${modules}/@fontsource/stix-two-math/files/stix-two-math-latin-400-normal.woff2`
/** At today’s sizes and resolutions, hints make no difference that is worth a third of the file. */
const UNHINTED = { noHinting: true }

const ranges = (...list) =>
  list.map((range) => (typeof range === 'number' ? String.fromCodePoint(range) : span(...range))).join('')

/** What most formulas need: digits, upright and italic letters, common signs, brackets, arrows and accents. */
const FORMULA = [
  ranges(
    [0x20, 0x21],
    0x25,
    [0x27, 0x3e],
    [0x41, 0x5f],
    [0x61, 0x7e],
    [0x1d434, 0x1d467],
    [0x1d6fc, 0x1d71b],
  ),
  '\u00a0±×÷¬·¯\u0302\u0303\u20d7ΓΔΘΛΞΠΣΦΨΩℂℕℚℝℤ‖…′‾ℎℏℓ←↑→↓↔↦⇒⇔∀∂∃∅∇∈∉∏∑−∓∗∘√∝∞∣∥∧∨∩∪∫∮∼≈≠≡≤≥⊂⊃⊆⊇⊕⊗⊥⋅⋯⌈⌉⌊⌋⟨⟩',
].join('')
const cuts = [
  ['serif-upright-latin', variable('latin'), LATIN, WEIGHTS],
  ['serif-upright-latin-ext', variable('latin-ext'), LATIN_EXT, WEIGHTS],
  ['serif-italic-latin', italic('latin'), LATIN, {}],
  ['serif-italic-latin-ext', italic('latin-ext'), LATIN_EXT, {}],
  ['sans-upright-latin', inter('latin', 'normal'), LATIN, WEIGHTS],
  ['math', MATHS, FORMULA, UNHINTED],
]

/** What only pages with a theme ask for. Nobody may change files that are called Charis, so they are copied. */
const faces = fileURLToPath(new URL('./public/assets/faces-1/', import.meta.url))
const faceCuts = [
  ['sans-upright-latin-ext', inter('latin-ext', 'normal'), LATIN_EXT, WEIGHTS],
  ['sans-italic-latin', inter('latin', 'italic'), LATIN, { variationAxes: { wght: 400 } }],
]
const CHARIS = ['latin-400-normal', 'latin-400-italic', 'latin-700-normal', 'latin-ext-400-normal']

for (const [folder, list] of [
  [here, cuts],
  [faces, faceCuts],
])
  for (const [name, source, text, options] of list) {
    const font = await subsetFont(readFileSync(source), text, { targetFormat: 'woff2', ...options })
    writeFileSync(`${folder}${name}.woff2`, font)
    console.log(`${name}: ${font.length} bytes`)
  }
for (const name of CHARIS)
  copyFileSync(
    `${modules}/@fontsource/charis-sil/files/charis-sil-${name}.woff2`,
    `${faces}charis-sil-${name}.woff2`,
  )
