import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'
import pixelmatch from 'pixelmatch'
import type { Page } from 'playwright-core'
import sharp from 'sharp'

/** The photographs to compare with. `UPDATE_PHOTOGRAPHS=1` takes new ones. */
const STORED = 'test/browser/photographs'
/** Where a photograph that differs is saved, next to an image of the difference. */
const DIFFERENT = 'dist/photographs'
/**
 * How far a pixel's colour may be from the stored one, between 0 and 1. Stored photographs have a palette, which
 * changes a colour by much less; a text or a line in another token's colour differs by more.
 */
const COLOUR = 0.1
/**
 * The share of pixels that may differ. Processors round the edges of letters and curves differently, which is a few
 * dozen pixels even in a tall photograph; a border, a letter or an icon that moves by one pixel is hundreds.
 */
const SHARE = 0.00005

/** Flags of Chromium without which letters depend on the settings of the system. */
export const STEADY_LETTERS = [
  '--font-render-hinting=none',
  '--disable-lcd-text',
  '--force-color-profile=srgb',
] as const

const fontFile = createRequire(import.meta.url).resolve(
  '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2',
)
/** The interface is set in the system's font, and no two systems have the same: a packaged font takes its place. */
const INTERFACE_FONT = `<style>
@font-face {
  font-family: Photographed;
  font-weight: 100 900;
  src: url(data:font/woff2;base64,${readFileSync(fontFile, 'base64')});
}
:root { --font-sans: Photographed }</style>`

/** A face whose size doesn't depend on how large it is drawn, nor on anybody's library of images. */
const PORTRAIT = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 8 8"><path fill="#8fae9e" d="M0 0h8v8H0z"/>
<path fill="#33463d" d="M1 8a3 3 0 0 1 6 0z"/><circle fill="#f0dcc4" cx="4" cy="3.200" r="1.600"/></svg>`

/** Has pages that are opened from now on look the same on every machine. */
export async function holdStill(page: Page): Promise<void> {
  await page.route('**/_/image/**', (route) =>
    route.fulfill({ contentType: 'image/svg+xml', body: PORTRAIT }),
  )
  await page.route(
    () => true,
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.fallback()
      const response = await route.fetch()
      const html = await response.text()
      // In the page from the start, so that nothing is laid out in another font first.
      await route.fulfill({ response, body: html.replace('</head>', `${INTERFACE_FONT}</head>`) })
    },
  )
}

/** Waits until the fonts and pictures are there, those below the fold too. */
export async function settled(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (const image of document.images) image.loading = 'eager'
    await Promise.all([...document.images].map((image) => image.decode()))
    await document.fonts.ready
  })
}

/** The fonts of the system that some text of the page is painted in. */
export async function systemFontsOn(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { nodes } = await devtools.send('DOM.getFlattenedDocument', { depth: -1 })
  const texts = nodes.filter(({ nodeType, nodeValue }) => nodeType === 3 && nodeValue.trim() !== '')
  const parents = new Set(texts.flatMap(({ parentId }) => (parentId === undefined ? [] : [parentId])))
  const fonts = await Promise.all(
    [...parents].map(
      async (nodeId) => (await devtools.send('CSS.getPlatformFontsForNode', { nodeId })).fonts,
    ),
  )
  await devtools.detach()
  const system = fonts.flat().filter(({ isCustomFont }) => !isCustomFont)
  return [...new Set(system.map(({ familyName }) => familyName))]
}

/** Shows everything that can be pressed or typed into as if a pointer, or the focus, were on all of it. */
export async function forceState(page: Page, state: 'hover' | 'focus-visible'): Promise<void> {
  const devtools = await page.context().newCDPSession(page)
  await devtools.send('DOM.enable')
  await devtools.send('CSS.enable')
  const { root } = await devtools.send('DOM.getDocument')
  const { nodeIds } = await devtools.send('DOM.querySelectorAll', {
    nodeId: root.nodeId,
    selector: 'main :is(a, button, input, select, textarea)',
  })
  const forcedPseudoClasses = state === 'hover' ? ['hover'] : ['focus', 'focus-visible']
  await Promise.all(
    nodeIds.map((nodeId) => devtools.send('CSS.forcePseudoState', { nodeId, forcedPseudoClasses })),
  )
}

interface Raw {
  data: Buffer
  width: number
  height: number
}

async function rawOf(png: Buffer): Promise<Raw> {
  const { data, info } = await sharp(png).ensureAlpha().raw().toBuffer({ resolveWithObject: true })
  return { data, width: info.width, height: info.height }
}

/** Saves a photograph for somebody to look at. */
function save(name: string, png: Buffer): string {
  const file = join(DIFFERENT, `${name}.png`)
  mkdirSync(dirname(file), { recursive: true })
  writeFileSync(file, png)
  return file
}

/** How a photograph differs from the stored one of that name; nothing if it doesn't. */
export async function differenceFrom(name: string, taken: Buffer): Promise<string | undefined> {
  const stored = join(STORED, `${name}.png`)
  if (process.env.UPDATE_PHOTOGRAPHS) {
    mkdirSync(dirname(stored), { recursive: true })
    writeFileSync(
      stored,
      await sharp(taken).png({ palette: true, dither: 0, compressionLevel: 9, effort: 10 }).toBuffer(),
    )
    return undefined
  }
  if (!existsSync(stored)) return `${name} isn’t stored; this time it is ${save(name, taken)}`
  const [before, now] = [await rawOf(readFileSync(stored)), await rawOf(taken)]
  const { width, height } = before
  if (now.width !== width || now.height !== height) {
    return `${name} is ${now.width} × ${now.height} instead of ${width} × ${height}: ${save(name, taken)}`
  }
  const diff = Buffer.alloc(before.data.length)
  const pixels = pixelmatch(before.data, now.data, diff, width, height, { threshold: COLOUR })
  if (pixels <= Math.max(8, width * height * SHARE)) return undefined
  save(
    `${name}-difference`,
    await sharp(diff, { raw: { width, height, channels: 4 } })
      .png()
      .toBuffer(),
  )
  return `${name} differs in ${pixels} pixels: ${save(name, taken)}`
}
