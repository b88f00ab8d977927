import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { clapperWording as wording } from '../../schema/wording/clappers'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hold } from '../support/hold'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const STORY = DEMO.story
const clapButton = (page: Page) => page.getByRole('button', { name: /^Clap\. / }).first()
/** The clap button once its script is loaded; until then the button submits a form. */
const readyButton = (page: Page) => page.locator('button[data-action="clap"][type="button"]').first()
const nameOf = (page: Page) => clapButton(page).getAttribute('aria-label')

/** What the database has of somebody's claps for something. */
const stored = async (username: string, id = STORY.slice(-12)): Promise<number> => {
  const { results } = await site.bindings.DB.prepare(
    'SELECT count FROM clap WHERE user_id = ? AND target_id = ?',
  )
    .bind(demoId('user', username), id)
    .all<{ count: number }>()
  return results[0]?.count ?? 0
}

/**
 * Starts counting the pauses between presses that are long enough for claps to be sent: a busy machine presses slowly.
 * What it returns says how many there were.
 */
async function countPauses(page: Page): Promise<() => Promise<number>> {
  await page.evaluate(() => {
    const presses: number[] = []
    for (const type of ['pointerup', 'keydown']) {
      addEventListener(type, () => presses.push(performance.now()), true)
    }
    Object.assign(window, { presses })
  })
  return () =>
    page.evaluate(() => {
      const { presses } = window as unknown as { presses: number[] }
      return presses.filter((at, n) => n > 0 && at - (presses[n - 1] ?? at) > 900).length
    })
}

describe('the button that claps', () => {
  test('counts presses, a held press and the keyboard, sends them together, and takes them back', async () => {
    const { page, context, problems } = await visitAs(open, site, 'reader', STORY)
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.headers()['graphql-operation']?.includes('ClapPost')) sent.push(request.postData() ?? '')
    })
    const button = readyButton(page)
    await button.waitFor()
    const pauses = await countPauses(page)
    const before = await nameOf(page)
    await expect
      .poll(async () => {
        await button.click()
        return nameOf(page)
      })
      .toMatch(/, 3 of them yours$/)
    await button.press('Enter')
    await expect.poll(() => nameOf(page)).toMatch(/, 4 of them yours$/)
    // The others show the same.
    const others = page.getByRole('button', { name: /, 4 of them yours$/ })
    await expect.poll(() => others.count()).toBeGreaterThan(1)
    await expect.poll(() => stored('reader'), { timeout: 20_000 }).toBe(4)
    // The browser tells of a request when it gets around to it.
    await expect.poll(() => sent.at(-1) ?? '').toMatch(/"numClaps":4\b/)
    expect(sent.length).toBeLessThanOrEqual(1 + (await pauses()))
    await expect.poll(() => page.getByRole('status').allInnerTexts()).toContain('You’ve clapped 4 times.')

    await button.hover()
    await page.mouse.down()
    await expect.poll(() => nameOf(page)).toMatch(/, ([7-9]|\d\d) of them yours$/)
    // What was given floats above it, for a moment.
    const floating = page.locator('span', { hasText: /^\+\d+$/ }).first()
    const opacity = () => floating.evaluate((element) => getComputedStyle(element).opacity)
    await expect.poll(opacity).toBe('1')
    await page.mouse.up()
    await expect.poll(opacity).toBe('0')
    expect(await floating.innerText()).toBe(`+${/, (\d+) of/.exec((await nameOf(page)) ?? '')?.[1]}`)
    const held = Number(/, (\d+) of/.exec((await nameOf(page)) ?? '')?.[1])
    await expect.poll(() => stored('reader'), { timeout: 20_000 }).toBe(held)
    expect(await violationsNow(page)).toEqual([])

    await page.reload({ waitUntil: 'load' })
    await expect.poll(() => nameOf(page)).toMatch(new RegExp(`, ${held} of them yours$`))
    await page.getByRole('button', { name: /^Undo/ }).first().click()
    await expect.poll(() => nameOf(page)).toBe(before)
    await expect.poll(() => stored('reader'), { timeout: 20_000 }).toBe(0)
    expect(problems).toEqual([])
    await context.close()
  })

  test('stands below responses and lists too, and the number says who clapped', async () => {
    const { page, context, problems } = await visitAs(open, site, 'aiko', '/about')
    const control = await hold(page, /\/ClapControl-[^/]*\.js$/)
    await page.goto(STORY, { waitUntil: 'load' })
    await hydrated(page)
    await control.waiting
    await page
      .getByRole('button', { name: /See who clapped$/ })
      .first()
      .click()
    const sheet = page.getByRole('dialog', { name: wording.title })
    const counts = async () => {
      const texts = await sheet.getByText(/^\d+ claps?$/).allInnerTexts()
      return texts.map((text) => Number.parseInt(text, 10))
    }
    await expect.poll(async () => (await counts()).length).toBeGreaterThan(2)
    // The list stays open when the button around the number gets its script.
    control.release()
    await readyButton(page).waitFor()
    await page.unrouteAll()
    await sheet.getByLabel(wording.show).selectOption(wording.choices.most)
    await expect
      .poll(async () => {
        const all = await counts()
        return all.length > 2 && all.every((count, i) => i === 0 || count <= (all[i - 1] ?? 0))
      })
      .toBe(true)
    expect(await violationsNow(page)).toEqual([])
    await sheet.getByLabel(wording.show).selectOption(wording.choices.following)
    await sheet
      .getByText(wording.noneFollowed)
      .or(sheet.getByText(/^\d+ claps?$/))
      .first()
      .waitFor()
    await page.keyboard.press('Escape')
    await sheet.waitFor({ state: 'detached' })

    const list = demoId('catalog', 'by-the-water')
    await page.goto(`/@maren/list/by-the-water-${list}`, { waitUntil: 'load' })
    await readyButton(page).click()
    await expect.poll(() => stored('aiko', list), { timeout: 20_000 }).toBe(1)
    const response = demoId('response', 'rivers')
    await page.goto(`/p/${response}/responses`, { waitUntil: 'load' })
    const clap = readyButton(page)
    await clap.click()
    await clap.click()
    await expect.poll(() => stored('aiko', response), { timeout: 20_000 }).toBe(2)
    expect(problems).toEqual([])
    await context.close()
  })

  test('claps without script, and leads a visitor to sign in', async () => {
    const signedIn = await visitAs(open, site, 'aiko', STORY, { javaScriptEnabled: false })
    await clapButton(signedIn.page).click()
    await signedIn.page.waitForLoadState('load')
    await expect.poll(() => stored('aiko')).toBe(1)
    await signedIn.context.close()
    const visitor = await open({ baseURL: site.url, javaScriptEnabled: false })
    await visitor.page.goto(STORY)
    await visitor.page.locator('a[data-action="clap"]').first().click()
    const url = new URL(visitor.page.url())
    expect([url.pathname, url.searchParams.get('redirectUrl')]).toEqual(['/m/signin', STORY])
    await visitor.context.close()
  })

  test('counts once for a visitor who presses it and then signs in', async () => {
    const { page, context, problems } = await open({ baseURL: site.url })
    await page.goto(STORY, { waitUntil: 'load' })
    await hydrated(page)
    await page.locator('a[data-action="clap"]').first().click()
    await page.getByRole('dialog').waitFor()
    const before = await stored('priya')
    await signInAs('priya', site, context)
    await page.goto(STORY, { waitUntil: 'load' })
    await expect.poll(() => stored('priya'), { timeout: 20_000 }).toBe(before + 1)
    expect((await context.cookies()).map(({ name }) => name)).not.toContain('pending-clap')
    await page.reload({ waitUntil: 'load' })
    await expect.poll(() => nameOf(page)).toMatch(new RegExp(`, ${before + 1} of them yours$`))
    expect(problems).toEqual([])
    await context.close()
  })
})
