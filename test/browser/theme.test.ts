import { expect, test } from 'vitest'
import { PAPER } from '../../schema/brand/paper'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

/** Records the root's theme when the body begins, and at the first paint. */
const WATCH_FIRST_PAINT = `new MutationObserver((_, observer) => {
  if (!document.body) return
  window.__themeAtBody = document.documentElement.dataset.theme ?? ''
  observer.disconnect()
}).observe(document, { childList: true, subtree: true })`

test('the chosen theme stays, and applies before anything is painted', async () => {
  const { page, context, problems } = await open({ colorScheme: 'light', before: WATCH_FIRST_PAINT })
  const background = () => page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  const light = await background()
  await page.getByLabel('Theme').selectOption('dark')
  const dark = await background()
  expect(dark).not.toBe(light)

  await page.goto(DEMO.publication, { waitUntil: 'domcontentloaded' })
  const atBody = await page.evaluate(() => (window as unknown as { __themeAtBody?: string }).__themeAtBody)
  expect(atBody).toBe('dark')
  expect(await background()).toBe(dark)
  await hydrated(page)
  await page.waitForFunction(
    () => document.querySelector<HTMLSelectElement>('footer select')?.value === 'dark',
  )

  await page.getByLabel('Theme').selectOption('system')
  expect(await background()).toBe(light)
  expect(problems).toEqual([])
  await context.close()
})

test('without a choice the system’s setting applies', async () => {
  const colours = await Promise.all(
    (['light', 'dark'] as const).map(async (colorScheme) => {
      const { page, context } = await open({ colorScheme })
      await page.goto(DEMO.story, { waitUntil: 'domcontentloaded' })
      const colour = await page.evaluate(() => getComputedStyle(document.documentElement).backgroundColor)
      await context.close()
      return colour
    }),
  )
  expect(colours[0]).not.toBe(colours[1])
})

test('the browser’s own bars have the colour of the chosen theme', async () => {
  const { page, context } = await open({ colorScheme: 'light' })
  const colours = () =>
    page.evaluate(() => {
      const metas = document.querySelectorAll<HTMLMetaElement>('meta[name=theme-color]')
      return [...metas].map(({ content }) => content)
    })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  const [light, dark] = await colours()
  expect(light).not.toBe(dark)
  await page.getByLabel('Theme').selectOption('dark')
  expect(await colours()).toEqual([dark, dark])
  await page.goto(DEMO.publication, { waitUntil: 'domcontentloaded' })
  expect(await colours()).toEqual([dark, dark])
  await hydrated(page)
  await page.getByLabel('Theme').selectOption('light')
  expect(await colours()).toEqual([light, light])
  await page.getByLabel('Theme').selectOption('system')
  expect(await colours()).toEqual([light, dark])
  await context.close()
})

test('the colours of the bars are those of the paper', async () => {
  const backgrounds = await Promise.all(
    (['light', 'dark'] as const).map(async (colorScheme) => {
      const { page, context } = await open({ colorScheme, javaScriptEnabled: false })
      await page.goto(DEMO.story, { waitUntil: 'domcontentloaded' })
      const paper = await page.locator('html').evaluate((root) => getComputedStyle(root).backgroundColor)
      await context.close()
      return paper
    }),
  )
  const rgb = (hex: string) =>
    `rgb(${[1, 3, 5].map((at) => Number.parseInt(hex.slice(at, at + 2), 16)).join(', ')})`
  expect(backgrounds).toEqual([rgb(PAPER.light), rgb(PAPER.dark)])
})
