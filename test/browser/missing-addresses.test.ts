import { expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'

const { open } = useBrowser()

test.each([
  '/tidewater//evil.example',
  '/tidewater//about',
  '//tidewater',
  DEMO.story.replace('/tidewater/', '/tidewater//'),
])('an address with an empty segment stays the 404 page after the client has started: %s', async (path) => {
  const { page, problems } = await open()
  const answer = await page.goto(inject('site') + path)
  expect(answer?.status()).toBe(404)
  await hydrated(page)
  expect(await page.locator('html').getAttribute('data-page')).toBe('not-found')
  expect(new URL(page.url()).pathname).toBe(path)
  expect(problems).toEqual([])
  // The page's links lead on, and back.
  await page.locator('header a[href="/"]').first().click()
  await expect.poll(() => page.locator('html').getAttribute('data-page')).toBe('home-lo')
  await page.goBack()
  await expect.poll(() => page.locator('html').getAttribute('data-page')).toBe('not-found')
  expect(problems).toEqual([])
})
