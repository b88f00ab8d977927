import { expect, test } from 'vitest'
import type { Mail } from '../../worker/platform/mail/mailer'
import { fits, violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { ask } from '../support/http'
import { beyond, startSite } from '../support/own-site'

const { open } = useBrowser()

interface MailParts {
  html: string
}
const { EVERY_MAIL } = await beyond<{ EVERY_MAIL: Record<string, MailParts> }>('./every-mail')

/** A phone, what a letter is wide, and a desktop. */
const WIDTHS = [320, 600, 1200] as const

/** A mail is shown within a page of the mail program's, which has the landmarks. */
const WITHIN_A_PAGE = { rules: { 'landmark-one-main': { enabled: false }, region: { enabled: false } } }

/** What stands in for pictures: mails have theirs from us, and there is no site at their addresses. */
const PICTURE = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200"/>`

test.each(Object.entries(EVERY_MAIL))(
  '%s reads well in light and dark, and fits all windows',
  async (name, mail) => {
    const { page, context, problems } = await open()
    await page.route('https://quire.example/**', (route) =>
      route.fulfill({ contentType: 'image/svg+xml', body: PICTURE }),
    )
    await page.setContent(mail.html)
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme })
      for (const width of WIDTHS)
        expect(await fits(page, width), `${colorScheme}, ${width} pixels`).toBe(true)
      expect(await violationsNow(page, WITHIN_A_PAGE), colorScheme).toEqual([])
      const lightness = await page.evaluate(() => {
        const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
        return red
      })
      expect(lightness > 128, colorScheme).toBe(colorScheme === 'light')
    }
    if (name === 'signing in') {
      const size = await page.evaluate(() => {
        const code = document.querySelector('.code')
        return code ? Number.parseFloat(getComputedStyle(code).fontSize) : 0
      })
      expect(size).toBeGreaterThanOrEqual(32)
    }
    expect(problems).toEqual([])
    await page.unroute('https://quire.example/**')
    await context.close()
  },
)

test('a developer sees the sent mail, with its code, its link, and as it looks', async () => {
  const site = await startSite()
  try {
    const query = `mutation {
      sendAcctAuthEmail(email: "new@example.org", operation: "register", captchaValue: "dev-pass") { __typename }
    }`
    const answer = await ask('/_/graphql', {
      site: site.url,
      method: 'POST',
      headers: { origin: site.url, 'content-type': 'application/json' },
      body: JSON.stringify({ query }),
    })
    expect(answer.text).toContain('SusiMethod')
    const [mail] = JSON.parse((await ask('/_/dev/mail', { site: site.url })).text) as Mail[]
    expect([mail?.to, mail?.code?.length]).toEqual(['new@example.org', 6])

    const { page, context, problems } = await open()
    await page.goto(`${site.url}/_/dev/mail`)
    expect(await page.locator('.code').first().textContent()).toBe(mail?.code)
    expect(await page.locator('article a').first().getAttribute('href')).toBe(mail?.link)
    await page.locator('summary', { hasText: 'The mail' }).click()
    expect(await page.frameLocator('iframe').locator('.code').textContent()).toBe(mail?.code)
    expect(problems).toEqual([])
    await context.close()
  } finally {
    await site.stop()
  }
})

test.each(['light', 'dark'] as const)('a mail is in the colours of the site, %s', async (colorScheme) => {
  const { page, context } = await open({ colorScheme })
  const channels = (color: string): number[] => color.match(/\d+/g)?.slice(0, 3).map(Number) ?? []
  /** Colours as they appear on a screen. */
  const drawn = (...colors: string[]) =>
    page.evaluate((names) => {
      const canvas = document.createElement('canvas').getContext('2d') as CanvasRenderingContext2D
      return names.map((name) => {
        canvas.fillStyle = name
        canvas.fillRect(0, 0, 1, 1)
        return [...canvas.getImageData(0, 0, 1, 1).data].slice(0, 3)
      })
    }, colors)
  await page.goto('/')
  const site = await drawn(
    ...(await page.evaluate(() => {
      const { backgroundColor, color } = getComputedStyle(document.documentElement)
      const button = document.querySelector('header a.bg-accent') as Element
      return [backgroundColor, color, getComputedStyle(button).backgroundColor]
    })),
  )
  await page.goto('about:blank')
  await page.setContent(EVERY_MAIL['signing in']?.html ?? '')
  const own = await page.evaluate(() => {
    const { backgroundColor, color } = getComputedStyle(document.body)
    const button = document.querySelector('.button') as Element
    return [backgroundColor, color, getComputedStyle(button).backgroundColor]
  })
  for (const [i, color] of own.entries())
    for (const [j, channel] of channels(color).entries())
      expect(Math.abs(channel - (site[i]?.[j] ?? 999)), `${color} ${site[i]}`).toBeLessThanOrEqual(2)
  expect(
    await page.evaluate(() => getComputedStyle(document.querySelector('h1') as Element).fontFamily),
  ).toContain('Georgia')
  await context.close()
})
