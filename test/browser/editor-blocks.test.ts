import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { open } = useBrowser()

let site: Site
let page: Page
let problems: string[]
beforeAll(async () => {
  site = await startSiteToSignIn()
  const watched = await open({ baseURL: site.url })
  await signInAs('maren', site, watched.context)
  page = watched.page
  problems = watched.problems
})
afterAll(() => site?.stop())

const story = () => page.getByRole('textbox', { name: 'Story' })
/** Resolves once everything is saved. */
const saved = () =>
  page
    .getByTestId('save-state')
    .filter({ hasText: /^Saved$/ })
    .waitFor()

/** Begins a story, with the cursor in its text. */
async function begin(): Promise<void> {
  await page.goto('/new-story', { waitUntil: 'load' })
  await hydrated(page)
  await story().click()
}

/** Pastes what a program has put on the clipboard. */
const paste = (data: Record<string, string>) =>
  page.evaluate((given) => {
    const clipboardData = new DataTransfer()
    for (const [type, text] of Object.entries(given)) clipboardData.setData(type, text)
    const event = new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true })
    document.querySelector('.story')?.dispatchEvent(event)
  }, data)

const texts = (selector: string) => story().locator(selector).allInnerTexts()

describe('a link card', () => {
  const address = 'https://pages.example.org/tides'

  test('shows what its page says, after a failure that is told', async () => {
    await begin()
    let answer = { status: 400, json: { error: { message: 'We couldn’t read this page.' } } as object }
    await page.route('**/_/link-card', (route) => route.fulfill(answer))
    await paste({ 'text/plain': address })
    await story().getByText('We couldn’t read this page.').waitFor()
    expect(await texts('.card strong')).toEqual(['pages.example.org/tides'])
    expect(await violationsNow(page)).toEqual([])
    // The browser reports the refusal.
    problems.splice(0)
    const facts = { title: 'The tides', description: 'Twice a day.', site: 'Shore' }
    answer = { status: 200, json: facts }
    await story().getByRole('button', { name: 'Try again' }).click()
    await story().locator('.card', { hasText: 'Twice a day.' }).waitFor()
    expect(await texts('.card strong')).toEqual(['The tides'])
    expect(await story().getByRole('button').count()).toBe(0)
    await story().locator('p').last().click()
    await page.keyboard.press('Control+z')
    await story().locator('a', { hasText: address }).waitFor()
    expect(await texts('.card')).toEqual([])
    await page.keyboard.press('Control+Shift+z')
    await story().locator('.card', { hasText: 'The tides' }).click()
    await page.getByRole('group', { name: 'Embed' }).getByRole('button', { name: 'Make it a link' }).click()
    expect(await texts('a')).toEqual([address])
    await saved()
    await page.unroute('**/_/link-card')
    expect(problems).toEqual([])
  })
})

describe('what is pasted', () => {
  const MARKDOWN = '## Birds\n\n- gulls\n- **terns**\n\n```sh\nls\n```'

  test('as Markdown becomes what it says, until it is undone', async () => {
    await begin()
    await paste({ 'text/plain': MARKDOWN })
    await story().locator('h2').waitFor()
    expect([await texts('h2'), await texts('ul'), await texts('pre')]).toEqual([
      ['Birds'],
      ['gulls', 'terns'],
      ['ls'],
    ])
    expect(await texts('strong')).toEqual(['terns'])
    await page.keyboard.press('Control+z')
    expect(await texts('p')).toEqual(['## Birds', '- gulls', '- **terns**', '```sh', 'ls', '```'])
    await page.keyboard.press('Control+z')
    expect((await texts('p')).map((text) => text.trim())).toEqual([''])
  })

  test('with pictures in it uploads them where they stand', async () => {
    await begin()
    const picture = await page.evaluate(() => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
      return canvas.toDataURL()
    })
    const html = `<p>before</p><img src="${picture}" alt="A square"><p>after</p><img src="data:image/svg+xml,x">`
    await paste({ 'text/html': html, 'text/plain': 'before after' })
    await story().locator('img[src^="/_/image/"]').waitFor()
    const order = await story().evaluate((element) =>
      [...element.children].map((child) => child.querySelector('img')?.alt ?? child.textContent),
    )
    expect(order.filter(Boolean)).toEqual(['before', 'A square', 'after'])
    await saved()
    expect(problems).toEqual([])
  })
})

test('a callout is chosen from the menu, and its paragraphs share a box', async () => {
  await begin()
  await page.keyboard.type('/tip')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Bring a light.')
  await page.keyboard.press('Enter')
  await page.keyboard.type('And a map.')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Then go.')
  expect(await texts('p[data-callout="tip"]')).toEqual(['Bring a light.', 'And a map.'])
  expect(await violationsNow(page)).toEqual([])
  await saved()
  expect(problems).toEqual([])
})
