import type { Locator, Page } from 'playwright-core'
import { describe, expect, test } from 'vitest'
import { signInWording } from '../../schema/wording/sign-in'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { hold } from '../support/hold'
import { ANSWERED_PAGES, seesMost } from '../support/pages'

/* What is typed, pressed and sent while its code is on its way isn't lost. */

const { open } = useBrowser({ isFirstVisit: true })

const ENTRY = /\/entry-client-[^/]*\.js$/
/** How fast people type who type fast, in milliseconds a key. */
const KEY = { delay: 30 }

const focusedValue = (page: Page) =>
  page.evaluate(() => (document.activeElement as HTMLInputElement | null)?.value)

const OPENERS: [name: string, open: (page: Page) => Promise<void>][] = [
  ['Ctrl K', (page) => page.keyboard.press('Control+k')],
  ['a slash', (page) => page.keyboard.press('/')],
  ['the link', (page) => page.getByRole('link', { name: 'Search', exact: true }).click()],
]

const WAITED_FOR: [name: string, script: RegExp, isStarted: boolean][] = [
  ['the suggestions are', /\/SearchPanel-[^/]*\.js$/, true],
  ['the client is', ENTRY, false],
]

describe('the search box', () => {
  test.each(OPENERS.flatMap(([by, press]) => WAITED_FOR.map(([...what]) => [by, ...what, press] as const)))(
    'is there at once by %s while %s loaded, and its field stays the same with all keys',
    async (_by, _waits, script, isStarted, press) => {
      const { page, context, problems } = await open()
      const { release } = await hold(page, script)
      await page.goto('/', { waitUntil: 'load' })
      if (isStarted) await hydrated(page)
      await press(page)
      expect(await page.evaluate(() => document.activeElement?.getAttribute('role'))).toBe('combobox')
      await page.evaluate(() => document.activeElement?.setAttribute('data-same', ''))
      await page.keyboard.type('ti', KEY)
      release()
      await page.keyboard.type('de', KEY)
      expect(await focusedValue(page)).toBe('tide')
      await page.getByRole('listbox').getByRole('option', { name: 'Tidewater' }).waitFor()
      expect(await focusedValue(page)).toBe('tide')
      expect(await page.getByRole('combobox', { name: 'Search' }).getAttribute('data-same')).toBe('')
      await page.keyboard.press('Enter')
      await page.waitForURL('**/search?q=tide')
      expect(problems).toEqual([])
      await context.close()
    },
  )

  test('searches what was sent before its code, and a slash in a field is a slash', async () => {
    const { page, context } = await open()
    const { release } = await hold(page, /\/SearchPanel-[^/]*\.js$/)
    await page.goto(DEMO.profile, { waitUntil: 'load' })
    await hydrated(page)
    await page.keyboard.press('/')
    await page.keyboard.type('and/or', KEY)
    await page.keyboard.press('Enter')
    release()
    await page.waitForURL('**/search?author=maren&q=and%2For')
    await context.close()
  })

  test('searches without any script of ours, by the form that it is', async () => {
    const { page, context } = await open()
    await hold(page, ENTRY)
    await page.goto(DEMO.profile, { waitUntil: 'load' })
    await page.keyboard.press('Control+k')
    await page.keyboard.type('tide', KEY)
    await page.keyboard.press('Enter')
    await page.waitForURL('**/search?author=maren&q=tide', { waitUntil: 'commit' })
    await context.close()
  })
})

const DIALOGS: [name: string, path: string, script: RegExp, button: string][] = [
  ['a list', '/me/lists', /\/ListDialog-[^/]*\.js$/, 'New list'],
  ['a list, and then for its primitives', '/me/lists', /\/DialogPopup-[^/]*\.js$/, 'New list'],
]

test.each(DIALOGS)('keys wait for the dialog of %s', async (_, path, script, button) => {
  const { page, context, problems } = await open({ viewer: 'maren' })
  const { release } = await hold(page, script)
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('button', { name: button }).first().click()
  await page.keyboard.type('Tidal works', KEY)
  release()
  await page.getByRole('dialog').last().getByRole('textbox').first().waitFor()
  await expect.poll(() => focusedValue(page)).toBe('Tidal works')
  await page.keyboard.type(', vol. 2', KEY)
  expect(await focusedValue(page)).toBe('Tidal works, vol. 2')
  expect(problems).toEqual([])
  await context.close()
})

test('the address form of the sign-in page keeps where the reader wanted to go', async () => {
  const { page, context, graphql, problems } = await open()
  const { release } = await hold(page, ENTRY)
  const path = `/m/signin?operation=register&redirectUrl=${encodeURIComponent('/payment?membershipType=monthly')}`
  await page.goto(path, { waitUntil: 'load' })
  const address = page.url()
  await page.getByRole('textbox').click()
  await page.keyboard.type('early@quire.test', KEY)
  await page.keyboard.press('Enter')
  expect(page.url()).toBe(address)
  release()
  await page.getByRole('heading', { name: signInWording.inbox.title }).waitFor()
  expect(page.url()).toBe(address)
  const sent = graphql.find((body) => body.includes('SendAcctAuthEmail'))
  expect(sent).toContain('early@quire.test')
  expect(sent).toContain('/payment?membershipType=monthly')
  expect(problems).toEqual([])
  await context.close()
})

/** Fields of a page that text is typed into, and those where something is chosen. */
const TEXTS =
  'main :is(input:is([type=text],[type=search],[type=email],[type=url],:not([type])),textarea):not([readonly],[disabled],[tabindex="-1"])'
const CHOICES = 'main select:not([disabled])'

/* One test for all pages: most have no field, which is known as soon as the document is there. */
describe('on every page', () => {
  test.concurrent.each(ANSWERED_PAGES.filter(([, page]) => seesMost(page)))(
    '%s: fields keep what is typed before the client, and forms that need it wait',
    async (_, { path, viewer }) => {
      const { page, context } = await open({ viewer })
      const { release } = await hold(page, ENTRY)
      // A story that is begun would stay on the site that all tests share.
      await page.route('**/_/graphql*', (route) =>
        route.request().headers()['graphql-operation']?.includes('Draft') ? route.abort() : route.continue(),
      )
      await page.goto(path, { waitUntil: 'load' })
      const texts = page.locator(TEXTS).filter({ visible: true })
      for (const field of await texts.all()) {
        await field.focus()
        await page.keyboard.press('Control+End')
        await page.keyboard.type('xyz', KEY)
      }
      const choices = page.locator(CHOICES).filter({ visible: true })
      for (const choice of await choices.all()) {
        await choice.selectOption({ index: (await choice.locator('option').count()) - 1 })
      }
      const values = async () =>
        Promise.all([...(await texts.all()), ...(await choices.all())].map((field) => field.inputValue()))
      const before = await values()
      const count = await texts.count()
      const unheld = await page.locator('form').evaluateAll((forms) => {
        const left = forms.filter((form) => {
          if (form.hasAttribute('action') || form.hasAttribute('method')) return false
          return form.dispatchEvent(new SubmitEvent('submit', { bubbles: true, cancelable: true }))
        })
        // Nothing is to be sent on the site that all tests share.
        Reflect.get(window, '__early').splice(0)
        return left.map((form) => form.outerHTML.slice(0, 200))
      })
      expect(unheld).toEqual([])
      release()
      await hydrated(page)
      // A choice may have brought another field.
      expect(await values()).toEqual(expect.arrayContaining(before))
      // The field of a response becomes a rich one as soon as that is loaded.
      const rich = page.locator('main [role=textbox][contenteditable=true]')
      const textOf = async (field: Locator) =>
        (await field.count()) > 0 ? field.inputValue({ timeout: 1000 }) : (await rich.innerText()).trim()
      // What the page's script holds is what it shows: the next key adds to it.
      for (const [i, field] of (await texts.all()).slice(0, count).entries()) {
        await field.or(rich).first().focus()
        await page.keyboard.press('Control+End')
        await page.keyboard.type('w', KEY)
        await expect.poll(() => textOf(field)).toBe(`${before[i]}w`)
      }
      await context.close()
    },
  )
})
