import { expect, inject, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { useBrowser } from '../support/browser'

const { open } = useBrowser({ isFirstVisit: true })

test.each([
  ['/', 'Sign in', 'Welcome back.'],
  ['/', 'Get started', 'Join'],
  [DEMO.story, 'Sign in', 'Welcome back.'],
  [DEMO.story, 'Sign up', 'Join'],
])('on %s a click on “%s” before the client has started opens the modal', async (path, name, title) => {
  const { page, context, problems } = await open()
  await page.goto(path, { waitUntil: 'domcontentloaded' })
  await page.locator('header').getByRole('link', { name, exact: true }).click()
  await page.locator('[role=dialog] h2').filter({ hasText: title }).waitFor()
  expect(new URL(page.url()).pathname).toBe(path)
  expect(problems).toEqual([])
  await context.close()
})

test.each([
  [DEMO.story, (site: URL) => site.origin, DEMO.story],
  [
    '/about',
    (site: URL) => `${site.protocol}//aiko.${site.host}`,
    (site: URL) => `${site.protocol}//aiko.${site.host}/about`,
  ],
] as const)('without script the link of %s leads back to its page', async (path, originOf, back) => {
  const site = new URL(inject('site'))
  const { page, context } = await open({ javaScriptEnabled: false })
  await page.goto(originOf(site) + path, { waitUntil: 'domcontentloaded' })
  const href = await page
    .locator('header')
    .getByRole('link', { name: 'Sign in' })
    .evaluate((link) => (link as HTMLAnchorElement).href)
  const { origin, pathname, searchParams } = new URL(href)
  expect([origin, pathname]).toEqual([site.origin, '/m/signin'])
  expect(searchParams.get('redirectUrl')).toBe(typeof back === 'string' ? back : back(site))
  await context.close()
})
