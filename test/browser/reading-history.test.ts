import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { FINISHED, VIEW_SECONDS } from '../../schema/rules/reading-history'
import { PAGE_TOKEN } from '../../schema/rules/stats/reading-now'
import { SECOND } from '../../schema/rules/time-units'
import { historyWording as wording } from '../../schema/wording/reading-history'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** The browser of a person: what programs read doesn't count. */
const userAgent = 'Mozilla/5.0 (X11; Linux x64) AppleWebKit/537.36 Chrome/150.0.0.0 Safari/537.36'

/** A long story without a part in other tests. */
const STORY = demoId('post', 'as-hangs-the-chain')

/** The reports of a page on how its story is read. */
function reportsOf(
  page: Page,
): { seconds: number; progress?: number; paragraphName?: string; page?: string }[] {
  const reports: ReturnType<typeof reportsOf> = []
  page.on('request', (request) => {
    if (request.url().endsWith('/state/read')) reports.push(request.postDataJSON())
  })
  return reports
}

/** Moves a little up and down, second by second of the page's installed clock, until something is reported. */
async function readUntil(page: Page, isReported: () => boolean): Promise<void> {
  let step = 10
  // As many seconds as the page's clock needs, each of which takes the browser a moment.
  await expect
    .poll(
      async () => {
        step = -step
        await page.evaluate(`scrollBy(0, ${step})`)
        await page.clock.runFor(SECOND)
        return isReported()
      },
      { timeout: 60_000, interval: 1 },
    )
    .toBe(true)
}

test('a visitor’s read is counted once; who is signed in goes on where they stopped', async () => {
  const visitor = await open({ baseURL: site.url, userAgent })
  const counted = reportsOf(visitor.page)
  // Before the page sets its first timer, which an installed clock couldn't clear. It hides what the server said with
  // the page as well, so a banner that wasn't accepted would ask where the visitor is.
  await visitor.page.clock.install()
  await visitor.page.addInitScript("localStorage.setItem('kept:privacy', 'accepted')")
  await visitor.page.goto(`/p/${STORY}`, { waitUntil: 'load' })
  await hydrated(visitor.page)
  const before = visitor.scripts.length
  expect(visitor.graphql).toEqual([])
  await readUntil(visitor.page, () => counted.some(({ seconds }) => seconds > VIEW_SECONDS))
  // The view comes first, and both say by the same name that the page is open.
  const { page: name } = counted[0] ?? {}
  expect(name).toMatch(PAGE_TOKEN)
  expect(counted).toEqual([
    { seconds: VIEW_SECONDS, referrer: '', page: name },
    { seconds: 30, progress: expect.any(Number), referrer: '', page: name },
  ])
  expect(visitor.scripts.slice(before).some((path) => /places|device-id|PlaceOffer/.test(path))).toBe(false)
  await visitor.context.close()

  const isCalm = { reducedMotion: 'reduce' } as const
  const { page, context, problems } = await visitAs(open, site, 'tomas', '/', isCalm)
  const reports = reportsOf(page)
  await page.clock.install()
  await page.goto(`/p/${STORY}`, { waitUntil: 'load' })
  await hydrated(page)
  await page.evaluate(`scrollTo(0, document.querySelector('.story').offsetHeight / 2)`)
  await readUntil(page, () => reports.some(({ paragraphName }) => paragraphName !== undefined))
  const stopped = await page.evaluate('scrollY')
  expect(reports.at(-1)?.progress).toBeLessThan(FINISHED)

  await page.goto('/', { waitUntil: 'load' })
  await page.goto(`/p/${STORY}`, { waitUntil: 'load' })
  const offer = page.getByTestId('go-on')
  await offer.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await offer.getByRole('button', { name: /^Go on at \d+%$/ }).click()
  await expect
    .poll(async () => Math.abs((await page.evaluate<number>('scrollY')) - Number(stopped)))
    .toBeLessThan(400)
  expect(problems).toEqual([])
  await context.close()
})

test('a history is shortened with undo, paused and deleted', async () => {
  const { page, context, problems } = await visitAs(open, site, 'maren', '/me/lists/reading-history')
  await page.getByText(wording.none).waitFor()
  const stories = ['as-hangs-the-chain', 'stet'].map((story) => demoId('post', story))
  await page.evaluate(
    (ids) => Promise.all(ids.map((id) => fetch(`/p/${id}/state/read`, { method: 'POST' }))),
    stories,
  )
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  const remove = page.getByRole('button', { name: /^Remove “/ })
  expect(await remove.count()).toBe(stories.length)
  const titles = await remove.evaluateAll((buttons) =>
    buttons.map((button) => /“(.+)”/.exec(button.getAttribute('aria-label') ?? '')?.[1] ?? ''),
  )
  const messageAbout = (title: string) =>
    page.getByTestId('history-removed').filter({ hasText: wording.removed(title) })
  for (const [index, title] of titles.entries()) {
    await remove.first().press('Enter')
    // A message goes by itself after 5 seconds, unless a pointer is on it.
    if (index === 0) await messageAbout(title).hover()
  }
  await page.getByText(wording.none).waitFor()
  // Each has its own message, so that each comes back.
  for (const [index, title] of titles.entries()) {
    const removed = messageAbout(title)
    await removed.hover()
    await removed.getByRole('button', { name: wording.undo }).click()
    await expect.poll(() => remove.count()).toBe(index + 1)
  }
  expect(titles).toHaveLength(stories.length)

  await page.getByRole('button', { name: wording.pause }).click()
  await page.getByText(wording.paused).waitFor()
  await page.getByRole('button', { name: wording.goOn }).click()
  await page.getByText(wording.paused).waitFor({ state: 'detached' })

  await page.getByRole('button', { name: wording.clear.button }).click()
  const dialog = page.getByRole('dialog', { name: wording.clear.question })
  await dialog.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: wording.clear.confirm }).click()
  await page.getByText(wording.none).waitFor()
  expect(problems).toEqual([])
  await context.close()
})
