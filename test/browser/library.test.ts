import { expect, test } from 'vitest'
import { libraryWording as wording } from '../../schema/wording/library'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

const PHONE = { width: 390, height: 844 }
const PATHS: readonly (readonly [tab: string, path: string])[] = [
  [wording.tabs.lists, '/me/lists'],
  [wording.tabs.saved, '/me/lists/saved'],
  [wording.tabs.highlights, '/me/highlights'],
  [wording.tabs.responses, '/me/responses'],
  [wording.tabs.history, '/me/lists/reading-history'],
  [wording.tabs.deleted, '/me/recently-deleted'],
  [wording.tabs.overview, '/me/library'],
]

test('“Library” in the header is one page, whose tabs are walked by the keyboard', async () => {
  const { page, context, problems } = await open({
    viewer: 'reader',
    viewport: { width: 1440, height: 900 },
  })
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  const header = page.getByRole('banner').getByRole('link', { name: wording.title, exact: true })
  expect(await header.getAttribute('href')).toBe('/me/library')

  await header.press('Enter')
  await page.getByRole('heading', { level: 1, name: wording.title }).waitFor()
  const tabs = page.getByRole('navigation', { name: wording.label, exact: true })
  for (const [tab, path] of PATHS) {
    const link = tabs.getByRole('link', { name: tab, exact: true })
    await link.focus()
    await page.keyboard.press('Enter')
    await page.waitForURL(`**${path}`)
    await expect.poll(() => tabs.locator('[aria-current=page]').innerText()).toBe(tab)
    expect(await page.getByRole('heading', { level: 1 }).count()).toBe(1)
    await expect.poll(() => page.locator(':focus').innerText(), { message: path }).toBe(tab)
  }
  expect(await violationsNow(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})

test('on a phone the tabs scroll by themselves, with the current one in view', async () => {
  const { page, context } = await open({ viewer: 'reader', viewport: PHONE })
  for (const [tab, path] of PATHS) {
    await page.goto(path, { waitUntil: 'load' })
    await hydrated(page)
    const current = page.getByRole('navigation', { name: wording.label, exact: true }).getByRole('link', {
      name: tab,
      exact: true,
    })
    const box = await current.boundingBox()
    expect(box?.x, path).toBeGreaterThanOrEqual(0)
    expect((box?.x ?? 0) + (box?.width ?? 0), path).toBeLessThanOrEqual(PHONE.width)
    expect(box?.height, path).toBeGreaterThanOrEqual(44)
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(PHONE.width)
  }
  await context.close()
})
