import { readFileSync } from 'node:fs'
import sharp from 'sharp'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser'

const { open } = useBrowser()

const styles = ['reset', 'story-figures'].map((name) =>
  readFileSync(new URL(`../../client/styles/${name}.css`, import.meta.url), 'utf8'),
)
const WIDE = `<svg xmlns="http://www.w3.org/2000/svg" width="600" height="60"/>`

test.each([
  ['of a size that nobody knows', '', 400],
  ['of which only the width is known', 'width="300"', 400],
  ['of a known size', 'width="300" height="100"', 200],
])('a picture %s keeps its place before and after it loads', async (_, size, height) => {
  const { page, context } = await open()
  let come = (): void => {}
  const coming = new Promise<void>((resolve) => {
    come = resolve
  })
  await page.route('**/wide.svg', async (route) => {
    await coming
    await route.fulfill({ contentType: 'image/svg+xml', body: WIDE })
  })
  await page.goto('about:blank')
  await page.setContent(
    `<!doctype html><style>${styles.join('')}</style><div class="story" style="width: 600px">
       <figure data-layout="inset" style="margin: 0"><img src="https://pictures.example/wide.svg" alt="" ${size}></figure></div>`,
    { waitUntil: 'commit' },
  )
  const shown = () => page.locator('img').evaluate((img) => img.getBoundingClientRect().height)
  expect(await shown()).toBe(height)
  come()
  await page.waitForFunction(() => document.images[0]?.complete && document.images[0].naturalWidth > 0)
  // A file whose width and height differ from the stated ones counts in the end.
  if (!size.includes('height')) expect(await shown()).toBe(height)
  await context.close()
})

/** How many columns of a picture on the screen have its colour. */
async function columnsOf(shot: Buffer): Promise<number> {
  const { data, info } = await sharp(shot).removeAlpha().raw().toBuffer({ resolveWithObject: true })
  const row = Math.floor(info.height / 2) * info.width
  const isRed = (x: number): boolean =>
    (data[(row + x) * 3] ?? 0) > 200 && (data[(row + x) * 3 + 1] ?? 255) < 50
  return Array.from({ length: info.width }, (_, x) => x).filter(isRed).length
}

test.each([
  ['of a size that nobody knows', ''],
  ['of which only the width is known', 'width="120" style="max-width: 120px"'],
  ['of a known size', 'width="120" height="60" style="max-width: 120px"'],
])('a picture %s never grows beyond its own width', async (_, size) => {
  const { page, context } = await open()
  const small =
    '<svg xmlns="http://www.w3.org/2000/svg" width="120" height="60"><rect width="120" height="60" fill="red"/></svg>'
  await page.route('**/small.svg', (route) => route.fulfill({ contentType: 'image/svg+xml', body: small }))
  await page.goto('about:blank')
  await page.setContent(
    `<!doctype html><style>${styles.join('')}</style><div class="story" style="width: 600px">
       <figure data-layout="inset" style="margin: 0"><img src="https://pictures.example/small.svg" alt="" ${size}></figure></div>`,
  )
  await page.waitForFunction(() => document.images[0]?.complete && document.images[0].naturalWidth > 0)
  const scale = await page.evaluate(() => devicePixelRatio)
  expect(await columnsOf(await page.locator('img').screenshot())).toBe(120 * scale)
  await context.close()
})
