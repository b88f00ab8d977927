import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { savedOn, storyOf } from '../support/editing'
import { hold } from '../support/hold'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

/* A story is begun with its title, which is there before the editor is. */

const { open } = useBrowser({ isFirstVisit: true })

const ENTRY = /\/entry-client-[^/]*\.js$/
const WRITER = /\/StoryWriter-[^/]*\.js$/
const KEY = { delay: 30 }
/** What the first touch of the title may take on a processor that is four times slower, in milliseconds. */
const MOST = 100
const SLOWER = 4

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = async (more: object = {}) => {
  const visited = await open({ baseURL: site.url, ...more })
  await signInAs('maren', site, visited.context)
  return visited
}

test.each([
  ['the client is', ENTRY],
  ['the editor is', WRITER],
])('a title that is typed before %s loaded stays, with the caret', async (_, script) => {
  const { page, context, problems } = await visit()
  const { release } = await hold(page, script)
  await page.goto('/new-story', { waitUntil: 'load' })
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true)
  await title.evaluate((field) => field.setAttribute('data-same', ''))
  await page.keyboard.type('What the gulls', KEY)
  release()
  await page.keyboard.type(' know', KEY)
  await storyOf(page).waitFor()
  await page.keyboard.type(' of us', KEY)
  expect(await title.inputValue()).toBe('What the gulls know of us')
  expect(await title.getAttribute('data-same')).toBe('')
  await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  await savedOn(page)
  await page.reload({ waitUntil: 'load' })
  await storyOf(page).waitFor()
  expect(await title.inputValue()).toBe('What the gulls know of us')
  expect(problems).toEqual([])
  await context.close()
})

test('the title takes its first key at once after the page has loaded, on a slow processor', async () => {
  const { page, context } = await visit()
  const cdp = await context.newCDPSession(page)
  await cdp.send('Emulation.setCPUThrottlingRate', { rate: SLOWER })
  await page.addInitScript(() => {
    addEventListener('load', () => {
      const { activeElement } = document
      Object.assign(window, { focused: activeElement?.getAttribute('aria-label') })
    })
    // From the press to what it does, whatever lies between the load and the press.
    addEventListener('keydown', ({ timeStamp }) => Object.assign(window, { pressed: timeStamp }), {
      capture: true,
    })
    addEventListener('input', () => Object.assign(window, { typed: performance.now() }), { capture: true })
  })
  const typed: number[] = []
  for (let i = 0; i < 3; i++) {
    await page.goto('/new-story', { waitUntil: 'load' })
    await page.keyboard.press('W')
    expect(await page.evaluate(() => Reflect.get(window, 'focused'))).toBe('Title')
    typed.push(await page.evaluate(() => Reflect.get(window, 'typed') - Reflect.get(window, 'pressed')))
    expect(await page.evaluate(() => (document.activeElement as HTMLTextAreaElement).value)).toBe('W')
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('')
  }
  expect(Math.min(...typed)).toBeLessThan(MOST)
  await context.close()
})

test('nothing moves when the editor arrives, and the page has a header of its own', async () => {
  const { page, context } = await visit()
  for (const width of [390, 1280]) {
    await page.setViewportSize({ width, height: 800 })
    const { release } = await hold(page, WRITER)
    await page.goto('/new-story', { waitUntil: 'load' })
    await hydrated(page)
    const places = () =>
      page.evaluate(() =>
        ['header', 'textarea', 'textarea ~ textarea'].map((name) => {
          const { x, y, width, height } =
            document.querySelector(name)?.getBoundingClientRect() ?? new DOMRect()
          return [name, x, y, width, height]
        }),
      )
    const before = await places()
    release()
    await storyOf(page).waitFor()
    await page.getByRole('button', { name: 'More actions' }).waitFor()
    expect(await places()).toEqual(before)
    await page.unrouteAll()
  }
  expect(await page.locator('footer').count()).toBe(0)
  expect(await page.getByRole('navigation').count()).toBe(0)
  expect(await page.getByRole('banner').count()).toBe(1)
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('link', { name: 'Your stories' }).click()
  await page.waitForURL('/me/stories')
  await page.getByRole('navigation', { name: 'Main' }).first().waitFor()
  await context.close()
})

test('whoever comes from another page begins with the title, too', async () => {
  const { page, context, problems } = await visit()
  await page.goto('/', { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('link', { name: 'Write', exact: true }).click()
  await page.waitForURL('/new-story')
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.waitFor()
  await storyOf(page).waitFor()
  await page.keyboard.type('From elsewhere', KEY)
  expect(await title.inputValue()).toBe('From elsewhere')
  await page.keyboard.press('Enter')
  await page.keyboard.type('A subtitle', KEY)
  expect(await page.getByRole('textbox', { name: 'Subtitle' }).inputValue()).toBe('A subtitle')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Text', KEY)
  expect(await storyOf(page).innerText()).toBe('Text')
  expect(problems).toEqual([])
  await context.close()
})
