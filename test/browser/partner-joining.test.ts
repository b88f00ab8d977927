import { expect, test } from 'vitest'
import { linkTo } from '../../schema/routes/links'
import { partnerProgramWording } from '../../schema/wording/landing/partner-program'
import { partnerIneligibilityWording as obstacles } from '../../schema/wording/partner-ineligibility'
import { partnerJoiningWording as wording } from '../../schema/wording/partner-joining'
import { payoutWording } from '../../schema/wording/payouts'
import { publishWording } from '../../schema/wording/publish'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser, type Watched } from '../support/browser'
import { useSiteWithPayments } from '../support/site-with-payments'
import { visitAs } from '../support/visit-as'

/* Rules: docs/rules/partner.md, "Who takes part" and "Joining"; docs/rules/paywall.md, "Earnings". */

const { open } = useBrowser()
const { site } = useSiteWithPayments()
const phone = { viewport: { width: 390, height: 800 } }
const { LACK_OF_MEMBERSHIP: noMember, MISSING_PAYOUT_INFORMATION: notPayable } = obstacles

/** A draft that somebody begins, and its id. */
async function draftOf(username: string): Promise<Watched & { postId: string }> {
  const watched = await visitAs(open, site(), username, '/new-story', phone)
  await watched.page.keyboard.type('Where the herring went')
  await watched.page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  return { ...watched, postId: watched.page.url().split('/').at(-2) ?? '' }
}

test.each([
  // The reader is no member; the member hasn't joined; Greta has no bank yet; everything of Walter's is there.
  ['reader', 'isLockedHint', noMember.text, noMember.remedy, 'plans'],
  [
    'member',
    'isLockedHint',
    publishWording.fields.isLockedJoin,
    publishWording.fields.join,
    'partner-program-application',
  ],
  [
    'greta',
    'isLockedHintWithEarnings',
    notPayable.text,
    notPayable.remedy,
    'partner-program-payout-settings',
  ],
  ['walter', 'isLockedHintWithEarnings', undefined, undefined, undefined],
] as const)(
  'the switch for members says what a story of %s’s brings, and what is in the way',
  async (username, hint, text, remedy, leadsTo) => {
    const { page, context, problems, postId } = await draftOf(username)
    const others = [noMember.text, notPayable.text, publishWording.fields.isLockedJoin].filter(
      (other) => other !== text,
    )
    for (const path of [linkTo('PublishPost', { postId }), linkTo('ShowPostSettings', { postId })]) {
      await page.goto(path, { waitUntil: 'load' })
      await hydrated(page)
      const lock = page.getByRole('checkbox', { name: publishWording.fields.isLocked })
      await lock.waitFor()
      const described = (await lock.getAttribute('aria-describedby')) ?? ''
      expect(await page.locator(`[id="${described}"]`).innerText()).toBe(publishWording.fields[hint])
      const main = await page.locator('main').innerText()
      for (const other of others) expect(main).not.toContain(other)
      if (text) expect(main).toContain(text)
      expect(await violationsNow(page)).toEqual([])
    }
    if (remedy) {
      await page.getByRole('main').getByRole('link', { name: remedy, exact: true }).click()
      await shown(page, leadsTo)
    }
    expect(problems).toEqual([])
    await context.close()
  },
)

test('whoever is no member is told so where one joins, and is led to the plans', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'reader', '/partner-program', phone)
  const main = page.getByRole('main')
  await main.getByText(noMember.text).waitFor()
  const places = partnerProgramWording.join
  // The page's own next steps lead down to where one joins; nothing there goes on to the steps.
  expect(await main.locator(`a[href="${linkTo('PartnerEnroll')}"]`).count()).toBe(0)
  await main
    .getByRole('region', { name: places.heading })
    .getByRole('link', { name: noMember.remedy })
    .waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.goto(linkTo('PartnerEnroll'), { waitUntil: 'load' })
  await hydrated(page)
  await main.getByText(noMember.text).waitFor()
  expect(await main.getByRole('link', { name: wording.next, exact: true }).count()).toBe(0)
  expect(await violationsNow(page)).toEqual([])
  await main.getByRole('link', { name: noMember.remedy }).click()
  await shown(page, 'plans')
  expect(problems).toEqual([])
  await context.close()
})

test('a member joins, is told what is missing to be paid, and is led there', async () => {
  const { page, context, problems } = await visitAs(open, site(), 'yearly', '/partner-program', phone)
  const main = page.getByRole('main')
  await main.locator(`a[href="${linkTo('PartnerEnroll')}"]`).click()
  await main.getByRole('link', { name: wording.next, exact: true }).click()
  await main.getByLabel(wording.details.agree).check()
  await main.getByRole('button', { name: wording.details.join }).click()
  await main.getByRole('link', { name: wording.payout.later }).click()
  await main.getByText(wording.done.text).waitFor()
  await main.getByText(notPayable.text).waitFor()
  expect(await violationsNow(page)).toEqual([])
  await main.getByRole('link', { name: notPayable.remedy }).click()
  await main.getByText(payoutWording.done.open).waitFor()
  await main.getByRole('link', { name: payoutWording.done.bank }).waitFor()
  await page.goto(linkTo('PartnerDashboard'), { waitUntil: 'load' })
  await main.getByText(notPayable.text).waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(problems).toEqual([])
  await context.close()
})
