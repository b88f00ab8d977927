import { readFileSync } from 'node:fs'
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
