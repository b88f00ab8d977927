import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, hydratedByItself, NEVER_IDLE, shown, useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

test('going back before the client has started shows the page of the address', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[href="/@maren"]').last().click()
  await shown(page, 'user-profile')
  await page.addInitScript(NEVER_IDLE)
  await page.reload({ waitUntil: 'load' })
  await page.evaluate(() => history.back())
  await shown(page, 'post')
  expect(new URL(page.url()).pathname).toBe(DEMO.story)
  await hydrated(page)
  expect(problems).toEqual([])
  await context.close()
})

test('going back before what moves on is loaded shows the page of the address', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[href="/@maren"]').last().click()
  await shown(page, 'user-profile')
  await page.reload({ waitUntil: 'load' })
  await hydratedByItself(page)
  await page.evaluate(() => history.back())
  await shown(page, 'post')
  expect(new URL(page.url()).pathname).toBe(DEMO.story)
  expect(await page.locator('h1').textContent()).toBe(
    await page.title().then((title) => title.split(' | ')[0]),
  )
  await page.evaluate(() => history.forward())
  await shown(page, 'user-profile')
  expect(problems).toEqual([])
  await context.close()
})

test('a theme that is chosen before the client has started applies at once, and stays', async () => {
  const { page, context, problems } = await open({ before: NEVER_IDLE })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  const theme = () => page.evaluate(() => document.documentElement.dataset.theme)
  const choice = page.getByLabel('Theme')
  await choice.selectOption('dark')
  expect(await theme()).toBe('dark')
  await hydrated(page)
  expect([await theme(), await choice.inputValue()]).toEqual(['dark', 'dark'])
  await page.reload({ waitUntil: 'load' })
  expect([await theme(), await choice.inputValue()]).toEqual(['dark', 'dark'])
  await choice.selectOption('light')
  await hydrated(page)
  expect([await theme(), await choice.inputValue()]).toEqual(['light', 'light'])
  expect(problems).toEqual([])
  await context.close()
})

test('an address that opens the sign-in modal doesn’t wait for the browser to be idle', async () => {
  const { page, context, problems } = await open({ before: NEVER_IDLE })
  await page.goto('/#signin', { waitUntil: 'load' })
  await page.locator('[role=dialog] h2').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('nor does a link to it on the page', async () => {
  const { page, context, problems } = await open({ before: NEVER_IDLE })
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await page.evaluate(() => {
    window.location.hash = '#signin'
  })
  await page.locator('[role=dialog] h2').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('topics that are chosen before the client has started are chosen', async () => {
  const { page, context, problems } = await open({ viewer: 'reader' })
  let start = () => {}
  const started = new Promise<void>((resolve) => {
    start = resolve
  })
  await page.route(/\/entry-client-[^/]*\.js$/, async (route) => {
    await started
    await route.continue()
  })
  await page.goto('/get-started/topics', { waitUntil: 'domcontentloaded' })
  const boxes = page.locator('input[name=topic]:not(:checked)')
  const slugs = await boxes.evaluateAll((elements) =>
    elements.slice(0, 3).map((box) => (box as HTMLInputElement).value),
  )
  expect(slugs.length).toBe(3)
  for (const slug of slugs)
    await page.locator('label', { has: page.locator(`input[value="${slug}"]`) }).click()
  expect(await page.getAttribute('html', 'data-hydrated')).toBeNull()
  start()
  await hydrated(page)
  await page.getByRole('button', { name: 'Continue' }).and(page.locator(':enabled')).waitFor()
  for (const slug of slugs) expect(await page.locator(`input[value="${slug}"]`).isChecked()).toBe(true)
  expect(problems).toEqual([])
  await context.close()
})
