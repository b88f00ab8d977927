import { expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { useBrowser } from '../support/browser'

/* What stands side by side stands on the same lines. */

const { open } = useBrowser()
const WIDE = { viewport: { width: 1440, height: 900 } }

test.each([
  ['/', 'Latest stories', 'Topics'],
  [DEMO.publication, 'Latest stories', 'About Tidewater'],
  [DEMO.tag, 'Latest stories', 'Who to follow'],
])('the rule of the rail is level with that of the column: %s', async (path, column, rail) => {
  const { page, context } = await open(WIDE)
  await page.goto(path, { waitUntil: 'load' })
  const ruleOf = async (name: string) => {
    const heading = page.getByRole('heading', { level: 2, name, exact: true })
    expect(await heading.evaluate((element) => getComputedStyle(element).borderBottomWidth)).toBe('1px')
    const box = await heading.boundingBox()
    return box && box.y + box.height
  }
  expect(await ruleOf(rail)).toBe(await ruleOf(column))
  await context.close()
})

test('the plans of both tiers stand on the same lines', async () => {
  const { page, context } = await open(WIDE)
  await page.goto('/plans', { waitUntil: 'load' })
  const tops = await page
    .locator('main section[aria-labelledby], section[aria-labelledby]:has(h3)')
    .evaluateAll((sections) =>
      sections.map((section) =>
        [...section.querySelectorAll('h2, h2 ~ ul, h3, li > a')].map((one) =>
          Math.round(one.getBoundingClientRect().top),
        ),
      ),
    )
  const [member = [], friend] = tops
  expect(member).toHaveLength(7)
  expect(friend).toEqual(member)
  await context.close()
})

test('what a plan includes is marked on the line of its name', async () => {
  const { page, context } = await open(WIDE)
  await page.goto('/choose', { waitUntil: 'load' })
  const offsets = await page.locator('main tbody tr').evaluateAll((rows) => {
    const middle = ({ top, bottom }: DOMRect) => (top + bottom) / 2
    return rows.flatMap((row) => {
      const name = document.createRange()
      name.selectNodeContents(row.querySelector('th') ?? row)
      return [...row.querySelectorAll('svg')].map((mark) =>
        Math.abs(middle(mark.getBoundingClientRect()) - middle(name.getBoundingClientRect())),
      )
    })
  })
  expect(offsets.length).toBeGreaterThan(10)
  expect(Math.max(...offsets)).toBeLessThanOrEqual(1)
  await context.close()
})

test('a toast covers nothing of the header', async () => {
  for (const width of [390, 1440]) {
    const { page, context } = await open({
      viewer: 'maren',
      viewport: { width, height: 800 },
      reducedMotion: 'reduce',
    })
    await context.addCookies([{ name: 'toast', value: 'email-confirmed', url: inject('site') }])
    await page.goto(DEMO.tag, { waitUntil: 'load' })
    const toast = page.locator('[data-toast-style=MESSAGE]').locator('../..')
    await toast.waitFor()
    const header = await page.locator('header').first().boundingBox()
    const box = await toast.boundingBox()
    expect(box?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? Number.POSITIVE_INFINITY))
    await context.close()
  }
})

test('a figure of a landing page is as tall as its frame says, however long what it shows', async () => {
  const { page, context } = await open(WIDE)
  await page.goto('/write', { waitUntil: 'load' })
  const frames = page.locator('figure > div:has(> [inert])')
  await frames.first().waitFor()
  for (const frame of await frames.all()) {
    const { width = 0, height = 1 } = (await frame.boundingBox()) ?? {}
    expect(width / height).toBeCloseTo(16 / 10, 1)
  }
  await context.close()
})
