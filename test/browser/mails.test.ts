import { expect, test } from 'vitest'
import type { Mail } from '../../worker/platform/mail/mailer'
import { violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { ask } from '../support/http'
import { beyond, startSite } from '../support/own-site'

const { open } = useBrowser()

type Template<Name extends string> = Record<Name, (site: object, about: object) => Mail>
const FOLDER = '../../worker/services/identity/mails'
const { signInMail } = await beyond<Template<'signInMail'>>(`${FOLDER}/sign-in-mail`)
const { verifyEmailMail } = await beyond<Template<'verifyEmailMail'>>(`${FOLDER}/address-mails`)
const { securityNotice } = await beyond<Template<'securityNotice'>>(`${FOLDER}/notices`)

const SITE = { productName: 'Quire', helpUrl: 'https://help.quire.example' }
const LINK = `https://quire.example/m/callback/email?token=${'t'.repeat(86)}`
const to = 'maren@example.org'
const asker = { device: 'Firefox on Windows', country: 'AT' }
const MAILS: [string, Mail][] = [
  ['signs in', signInMail(SITE, { to, operation: 'login', code: '012345', link: LINK, ...asker })],
  ['verifies an address', verifyEmailMail(SITE, { to, link: LINK, ...asker })],
  [
    'tells of a change',
    securityNotice(SITE, {
      to,
      what: 'passkey-added',
      detail: 'k'.repeat(80),
      when: 0,
      mainOrigin: LINK,
      ...asker,
    }),
  ],
]

test.each(MAILS)('the mail that %s reads well in light and dark, and fits a phone', async (_, mail) => {
  const { page, context, problems } = await open()
  await page.setContent(mail.html)
  for (const colorScheme of ['light', 'dark'] as const) {
    await page.emulateMedia({ colorScheme })
    expect(await violationsNow(page), colorScheme).toEqual([])
    const lightness = await page.evaluate(() => {
      const [red = 0] = getComputedStyle(document.body).backgroundColor.match(/\d+/g)?.map(Number) ?? []
      return red
    })
    expect(lightness > 128, colorScheme).toBe(colorScheme === 'light')
  }
  await page.setViewportSize({ width: 320, height: 640 })
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(320)
  if (mail.code !== undefined) {
    const size = await page.evaluate(() => {
      const code = document.querySelector('.code')
      return code ? Number.parseFloat(getComputedStyle(code).fontSize) : 0
    })
    expect(size).toBeGreaterThanOrEqual(32)
  }
  expect(problems).toEqual([])
  await context.close()
})

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
    await page.locator('summary').click()
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
  const [, mail] = MAILS[0] ?? []
  await page.goto('about:blank')
  await page.setContent(mail?.html ?? '')
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
