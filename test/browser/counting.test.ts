import { afterAll, beforeAll, expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { countingWording } from '../../schema/wording/counting'
import { mailSettingsWording } from '../../schema/wording/mail-settings'
import { newsletterSettingsWording as wording } from '../../schema/wording/newsletter-settings'
import { demoId } from '../../worker/commands/demo/ids'
import { createKeys } from '../../worker/services/identity/keys'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { AUTH_SECRET, signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const MAREN = demoId('user', 'maren')
const STORY = '30bc6137f8d2'
const LETTER = 'c0c0c0c0c0c0'

/** A letter that was sent to 340 and counted, and one before it that wasn't. */
async function storeLetters(): Promise<void> {
  const { DB } = site.bindings
  await DB.prepare('DELETE FROM letter').run()
  await DB.prepare('DELETE FROM letter_count').run()
  await DB.prepare(
    `INSERT INTO letter (id, newsletter_id, post_id, subject, audience, state, created_at, scheduled_at, started_at,
       finished_at, is_gathered, recipient_count, sent_count, delivered_count, counts_opens, counted_count)
     VALUES ('c0c0c0c0c0bf', ?1, 'none', 'An earlier letter', 'all', 'sent', 1, 1, 1, 2, 1, 300, 300, 290, 0, 0),
       (?2, ?1, ?3, 'Tides', 'all', 'sent', 3, 3, 3, 4, 1, 340, 340, 338, 1, 328)`,
  )
    .bind(MAREN, LETTER, STORY)
    .run()
  await DB.prepare(
    `INSERT INTO letter_count (letter_id, what, href, recipients) VALUES (?1, 'opened', '', 123), (?1, 'clicked', '', 41),
       (?1, 'loaded', '', 150), (?1, 'aaaaaaaaaaaaaaaa', 'https://example.org/tide-tables?year=2026', 30),
       (?1, 'bbbbbbbbbbbbbbbb', 'https://example.com/a-rather-long-address/with/several/parts/that-do-not-fit-on-a-phone', 14)`,
  )
    .bind(LETTER)
    .run()
}

/** Rule: docs/rules/newsletters.md, "Counting opens and clicks". */
test.each([
  [390, 844, 'light'],
  [1440, 900, 'dark'],
] as const)(
  'a writer switches counting on, and sees what was counted, on %i pixels',
  async (width, height, colorScheme) => {
    await storeLetters()
    const { page, context, problems } = await open({
      baseURL: site.url,
      reducedMotion: 'reduce',
      viewport: { width, height },
      colorScheme,
    })
    const fits = async () =>
      expect(
        await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth),
      ).toBeLessThanOrEqual(0)
    await signInAs('maren', site, context)
    await page.goto(linkTo('NewsletterSettings', { newsletterV3Id: MAREN }), { waitUntil: 'load' })
    await hydrated(page)
    const choice = page.getByRole('checkbox', { name: wording.counting })
    expect(await choice.isChecked()).toBe(false)
    await choice.check()
    expect(await violationsNow(page)).toEqual([])
    await fits()
    await page.getByRole('button', { name: wording.save, exact: true }).click()
    await page.getByText(wording.saved).waitFor()
    await page.reload({ waitUntil: 'load' })
    expect(await choice.isChecked()).toBe(true)
    await choice.uncheck()
    await page.getByRole('button', { name: wording.save, exact: true }).click()
    await page.getByText(wording.saved).waitFor()

    await page.goto(linkTo('NewsletterStats', { newsletterV3Id: MAREN }), { waitUntil: 'load' })
    const counted = page.locator(`[data-letter="${LETTER}"]`)
    await counted.getByText('123 (38%)').waitFor()
    await counted.getByText('41 (13%)').waitFor()
    const cells = page.locator('[data-letter="c0c0c0c0c0bf"]').getByText(countingWording.notCounted)
    expect(await cells.count()).toBe(2)
    expect(await violationsNow(page)).toEqual([])
    await fits()

    await counted.getByRole('link', { name: 'Tides' }).click()
    const counts = page.getByRole('region', { name: countingWording.label })
    await counts.getByText('12 of 340 recipients aren’t counted, since they don’t want to be.').waitFor()
    await counts.getByText(/^For 150 recipients, an email service loads pictures/).waitFor()
    expect(await counts.locator('[data-figure="opened"]').getAttribute('data-value')).toBe('123')
    expect(await counts.locator('[data-share]').count()).toBe(2)
    expect(await violationsNow(page)).toEqual([])
    await fits()
    expect(problems).toEqual([])
    await context.close()
  },
)

test('a reader says on the page of all mail that they don’t want to be counted, without script', async () => {
  await site.bindings.DB.prepare(
    `INSERT OR REPLACE INTO subscriber (newsletter_id, email, id, state, source, created_at, asked_at, consented_at, consent_text)
     VALUES (?, 'counted@example.org', 'counted00001', 'active', 'page', 1, 0, 1, '')`,
  )
    .bind(MAREN)
    .run()
  const hash = await createKeys(AUTH_SECRET).hash('subscription', 'all counted00001')
  const { page, context } = await open({
    baseURL: site.url,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 844 },
  })
  const { counting } = mailSettingsWording
  await page.goto(linkTo('EmailSettings', { userId: 'counted00001', hash }), { waitUntil: 'load' })
  await page.getByRole('button', { name: counting.stop }).click()
  await page.getByText(counting.off).waitFor()
  await page.getByRole('button', { name: counting.start }).click()
  await page.getByText(counting.on).waitFor()
  await context.close()
})
