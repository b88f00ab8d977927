import { expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, NEVER_IDLE, shown, useBrowser } from '../support/browser'

const { open } = useBrowser()

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
