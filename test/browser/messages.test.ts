import { afterAll, beforeAll, expect, test } from 'vitest'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

test('somebody with an unconfirmed address has the link resent, and sees the message until they close it', async () => {
  await site.bindings.DB.prepare(`UPDATE user SET email_verified_at = NULL WHERE username = 'reader'`).run()
  const { page, context } = await open({ baseURL: site.url, viewport: { width: 1280, height: 900 } })
  await signInAs('reader', site, context)
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  const banner = page.locator('[data-toast-style=VERIFY_EMAIL]')
  expect(await banner.innerText()).toContain('Verify your email to get full access to your account.')
  await banner.getByRole('button', { name: 'Resend email' }).click()
  // At the bottom, because the pressed banner is at the top.
  const toast = page.getByTestId('verification-sent')
  await toast.waitFor()
  // Others disappear after five seconds.
  await page.waitForTimeout(6000)
  expect(await toast.count()).toBe(1)
  for (const [window, width] of [
    [1280, 640],
    [600, 500],
    [390, 300],
  ] as const) {
    await page.setViewportSize({ width: window, height: 800 })
    const box = await toast.locator('../..').boundingBox()
    expect([box?.width, box && box.x + box.width / 2], `${window}`).toEqual([width, window / 2])
    expect(800 - 16 - (box ? box.y + box.height : 0), `${window}`).toBeCloseTo(8)
  }
  await page.getByRole('button', { name: 'Close' }).click()
  await toast.waitFor({ state: 'detached' })

  const mails = (await (await context.request.get(`${site.url}/_/dev/mail`)).json()) as {
    to: string
    link?: string
  }[]
  await page.goto(mails.find(({ to }) => to === 'reader@quire.test')?.link ?? '')
  expect(await banner.count()).toBe(0)
  await context.close()
})
