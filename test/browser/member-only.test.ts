import { expect, test } from 'vitest'
import { DISMISSED_COOKIE } from '../../schema/rules/dismissals'
import { friendPopoverWording as wording } from '../../schema/wording/friend'
import { memberOnlyWording } from '../../schema/wording/member-only'
import { toastWording } from '../../schema/wording/toasts'
import { topBannerWording } from '../../schema/wording/top-banner'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, shown, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'

const { open } = useBrowser()
/** A story by a Friend. */
const FRIENDS_STORY = `/the-long-way-round/listening-to-rice-${demoId('post', 'listening-to-rice')}`
const LINE = '[data-member-only] a'

test('a visitor learns what “Member-only story” means, and signs in on the way to the plans', async () => {
  const { page, context, problems } = await open()
  await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  await hydrated(page)
  const line = page.locator(LINE)
  await line.click()
  const box = page.getByRole('dialog', { name: memberOnlyWording.title })
  const signIn = box.getByRole('link', { name: memberOnlyWording.signIn })
  const plans = `/plans?redirectUrl=${encodeURIComponent(DEMO.lockedStory)}`
  expect(await signIn.getAttribute('href')).toContain(`redirectUrl=${encodeURIComponent(plans)}`)
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await hasFocus(line)
  expect(problems).toEqual([])
  await context.close()
})

test('a reader is offered a membership at the top until they dismiss it, and finds the plans', async () => {
  const { page, context } = await open({ viewer: 'reader' })
  await context.clearCookies({ name: DISMISSED_COOKIE })
  await page.goto(DEMO.lockedStory, { waitUntil: 'load' })
  const banner = page.locator('[data-toast-style="MEMBERSHIP"]')
  // It comes with the document, so that nothing shifts.
  expect(await banner.innerText()).toContain('for less than $0.97/week')
  await hydrated(page)
  // The worker keeps the banner away afterwards (test/worker/membership/top-banner.test.ts). If it couldn't store
  // that, the banner comes back.
  await page.route('**/_/graphql', (route) =>
    route.request().headers()['graphql-operation']?.includes('DismissForNow')
      ? route.fulfill({ status: 503, body: 'Later' })
      : route.continue(),
  )
  await banner.getByRole('button', { name: topBannerWording.dismiss }).click()
  await page.getByText(toastWording.after.error).waitFor()
  await banner.waitFor()
  await page.locator(LINE).click()
  const box = page.getByRole('dialog', { name: memberOnlyWording.title })
  await box.getByRole('link', { name: memberOnlyWording.unlimited }).click()
  await shown(page, 'plans')
  expect(new URL(page.url()).searchParams.get('redirectUrl')).toBe(DEMO.lockedStory)
  await context.close()
})

test.each([
  ['visitor', wording.signIn, /^\/m\/signin\?/],
  ['reader', wording.become, /^\/plans\?/],
  ['yearly', wording.upgrade, /^\/manage-membership/],
] as const)('a Friend’s badge says what it means, and how a %s gets one', async (viewer, way, address) => {
  const { page, context, problems } = await open({ viewer })
  await page.goto(FRIENDS_STORY, { waitUntil: 'load' })
  await hydrated(page)
  const badge = page.getByRole('button', { name: / is a Friend of Quire$/ }).first()
  await badge.press('Enter')
  const box = page.getByRole('dialog', { name: / is a Friend of Quire$/ })
  await box.getByText(/^Since /).waitFor()
  const link = box.getByRole('link', { name: way })
  await expect.poll(() => link.getAttribute('href')).toMatch(address)
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await box.waitFor({ state: 'detached' })
  await hasFocus(badge)
  expect(problems).toEqual([])
  await context.close()
})
