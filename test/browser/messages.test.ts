import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser, type Visit } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = (username: string, path: string, options?: Visit) =>
  visitAs(open, site, username, path, options)

test('somebody with an unconfirmed address has the link resent, and sees the message until they close it', async () => {
  await site.bindings.DB.prepare(`UPDATE user SET email_verified_at = NULL WHERE username = 'reader'`).run()
  const { page, context } = await visit('reader', '/explore-topics', {
    viewport: { width: 1280, height: 900 },
  })
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

describe('toasts', () => {
  const said = (page: Page) => page.getByTestId('email-confirmed')

  test('show once the message that a response left', async () => {
    const { page, context } = await visit('reader', '/explore-topics')
    await context.addCookies([{ name: 'toast', value: 'email-confirmed', url: site.url }])
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await said(page).waitFor()
    expect(await said(page).innerText()).toContain('Your email address is confirmed.')
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('toast')
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    expect(await said(page).count()).toBe(0)
    await context.close()
  })

  test('disappear by themselves, not while a pointer is on them, and when they are closed', async () => {
    const { page, context } = await open({ baseURL: site.url })
    await page.clock.install()
    const show = async () => {
      await context.addCookies([{ name: 'toast', value: 'email-confirmed', url: site.url }])
      await page.goto('/explore-topics', { waitUntil: 'load' })
      await page.keyboard.press('Shift')
      await page.clock.runFor(1000)
      await said(page).waitFor()
    }
    const goes = () =>
      expect
        .poll(async () => {
          await page.clock.runFor(1000)
          return said(page).count()
        })
        .toBe(0)
    await show()
    await said(page).hover()
    await page.clock.runFor(20_000)
    expect(await said(page).count()).toBe(1)
    await page.mouse.move(5, 500)
    await goes()
    await show()
    await page.getByRole('link', { name: 'Top stories' }).first().focus()
    await page.getByRole('button', { name: 'Close' }).click()
    await goes()
    expect(await page.locator(':focus').innerText()).toBe('Top stories')
    await context.close()
  })

  test('show nothing for an unknown key', async () => {
    const { page, context } = await visit('reader', '/explore-topics')
    await context.addCookies([{ name: 'toast', value: '%3Cb%3Ehello', url: site.url }])
    await page.reload({ waitUntil: 'load' })
    await hydrated(page)
    await page.getByRole('region', { name: 'Messages' }).waitFor({ state: 'attached' })
    expect(await page.getByText('hello').count()).toBe(0)
    await context.close()
  })
})

describe('banners', () => {
  test('say that an account is suspended', async () => {
    const { page, context } = await visit('suspended', DEMO.story, { javaScriptEnabled: false })
    const banner = page.locator('[data-toast-style=USER_SUSPENDED]')
    expect(await banner.innerText()).toContain('Your account is suspended.')
    expect(await banner.getByRole('link').getAttribute('href')).toMatch(/\/rules$/)
    await context.close()
  })

  test('tell staff as whom they act, on every page, and stop it', async () => {
    const { page, context } = await visit('staff', '/@reader')
    await page.getByRole('button', { name: 'Act as Rosa Lindgren' }).click()
    await page.locator('[data-toast-style=SPOOFED]').waitFor()
    for (const path of ['/', '/get-started/topics', DEMO.nothing, '/explore-topics']) {
      await page.goto(path, { waitUntil: 'load' })
      const banner = page.locator('[data-toast-style=SPOOFED]')
      expect(await banner.innerText()).toContain('Sten Aalto, you’re acting as Rosa Lindgren.')
    }
    await hydrated(page)
    await page.getByRole('button', { name: 'Stop' }).click()
    await page.locator('[data-toast-style=SPOOFED]').waitFor({ state: 'detached' })
    expect(await page.getByTestId('avatar-menu').getAttribute('aria-label')).toContain('Sten Aalto')
    await context.close()
  })
})
