import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { fits, violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { isSave, openEditor, savedOn, storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const { conflict: wording, saving } = editorWording
const PHONE = { width: 390, height: 844 }

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** A device of the same writer: another browser, whose tabs the first one can’t talk to. */
async function device(viewport = { width: 1280, height: 900 }) {
  const { page, context, problems } = await open({ baseURL: site.url, viewport })
  await signInAs('maren', site, context)
  return { page, context, problems }
}

const paragraphs = (page: Page) => storyOf(page).locator('> p').allInnerTexts()
const dialogOf = (page: Page) => page.getByRole('dialog', { name: wording.title })
const stateOf = (page: Page, text: string) => page.getByTestId('save-state').filter({ hasText: text })

/** Writes at the end of a paragraph. */
async function add(page: Page, paragraph: number, text: string): Promise<void> {
  await storyOf(page).locator('> p').nth(paragraph).click()
  await page.keyboard.press('End')
  await page.keyboard.type(text)
}

/**
 * A story of two paragraphs on a desk and on a phone, whose first paragraph both change while the phone is offline, and
 * whose second one only the phone changes. The phone is told when it is online again.
 */
async function changedOnBoth() {
  const desk = await device()
  await openEditor(desk.page)
  await desk.page.getByRole('textbox', { name: 'Title', exact: true }).fill('Two desks')
  await desk.page.keyboard.press('Enter')
  await desk.page.keyboard.press('Enter')
  await desk.page.keyboard.type('The tide came in.')
  await desk.page.keyboard.press('Enter')
  await desk.page.keyboard.type('The gulls left.')
  await desk.page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
  await savedOn(desk.page)
  const address = desk.page.url()
  const phone = await device(PHONE)
  await openEditor(phone.page, address)
  await phone.page.waitForLoadState('networkidle')
  await offline(phone.context, async () => {
    await add(phone.page, 0, ' It was cold.')
    await add(phone.page, 1, ' All of them.')
    await stateOf(phone.page, saving.offline).waitFor()
    // Nothing is unsaved before the first change has been noted.
    const saves = desk.page.waitForResponse((response) => isSave(response.request()))
    await add(desk.page, 0, ' It was late.')
    await saves
    await savedOn(desk.page)
  })
  await stateOf(phone.page, saving.conflict).waitFor()
  // Requests have failed, as they should.
  phone.problems.splice(0)
  return { desk, phone, address }
}

async function offline(context: BrowserContext, run: () => Promise<void>): Promise<void> {
  await context.setOffline(true)
  await run()
  await context.setOffline(false)
}

describe('a paragraph that two devices have changed', () => {
  test('is shown in both ways, and nothing is lost before the writer decides', async () => {
    const { desk, phone, address } = await changedOnBoth()
    await phone.page.getByRole('button', { name: saving.decide }).click()
    await dialogOf(phone.page).waitFor()
    const marked = dialogOf(phone.page).locator('mark')
    expect(await marked.allInnerTexts()).toEqual([
      expect.stringContaining('cold'),
      expect.stringContaining('late'),
    ])
    expect(await violationsNow(phone.page)).toEqual([])
    expect(await fits(phone.page, PHONE.width)).toBe(true)
    // Put off, and written on: what was written is still there after the page was closed.
    await phone.page.getByRole('button', { name: wording.later }).click()
    await dialogOf(phone.page).waitFor({ state: 'detached' })
    await add(phone.page, 1, ' At dusk.')
    // What the journal promises: what was on the screen for so long is kept.
    await phone.page.waitForTimeout(100)
    await phone.page.reload({ waitUntil: 'load' })
    await stateOf(phone.page, saving.conflict).waitFor()
    expect(await paragraphs(phone.page)).toEqual([
      'The tide came in. It was cold.',
      'The gulls left. All of them. At dusk.',
    ])
    await phone.page.getByRole('button', { name: saving.decide }).click()
    await dialogOf(phone.page).getByLabel(wording.keep).selectOption(wording.keepBoth)
    await phone.page.getByRole('button', { name: wording.decide }).click()
    await savedOn(phone.page)
    const both = [
      'The tide came in. It was cold.',
      'The tide came in. It was late.',
      'The gulls left. All of them. At dusk.',
    ]
    expect(await paragraphs(phone.page)).toEqual(both)
    await openEditor(desk.page, address)
    expect(await paragraphs(desk.page)).toEqual(both)
    expect([...desk.problems, ...phone.problems]).toEqual([])
    await desk.context.close()
    await phone.context.close()
  })

  test('is settled word by word, if the writer wants that', async () => {
    const { desk, phone, address } = await changedOnBoth()
    await phone.page.getByRole('button', { name: saving.decide }).click()
    await dialogOf(phone.page).getByLabel(wording.keep).selectOption(wording.keepWords)
    expect(await violationsNow(phone.page)).toEqual([])
    expect(await fits(phone.page, PHONE.width)).toBe(true)
    await dialogOf(phone.page)
      .getByRole('button', { name: wording.settle('cold', 'late', false) })
      .click()
    await phone.page.getByRole('button', { name: wording.decide }).click()
    await savedOn(phone.page)
    await openEditor(desk.page, address)
    expect(await paragraphs(desk.page)).toEqual([
      'The tide came in. It was late.',
      'The gulls left. All of them.',
    ])
    await desk.context.close()
    await phone.context.close()
  })

  test('stays as it was written elsewhere, if the writer wants that', async () => {
    const { desk, phone, address } = await changedOnBoth()
    await phone.page.getByRole('button', { name: saving.decide }).click()
    await dialogOf(phone.page).getByLabel(wording.keep).selectOption(wording.keepTheirs)
    await phone.page.getByRole('button', { name: wording.decide }).click()
    await savedOn(phone.page)
    await openEditor(desk.page, address)
    for (const { page } of [desk, phone]) {
      expect(await paragraphs(page)).toEqual([
        'The tide came in. It was late.',
        'The gulls left. All of them.',
      ])
    }
    await desk.context.close()
    await phone.context.close()
  })
})

describe('a conflict', () => {
  test('is told in both browsers, and settled in either of them for both', async () => {
    for (const where of ['desk', 'phone'] as const) {
      const { desk, phone } = await changedOnBoth()
      await stateOf(desk.page, saving.contested).waitFor()
      const { page } = where === 'desk' ? desk : phone
      await page.getByRole('button', { name: saving.decide }).click()
      await dialogOf(page).waitFor()
      expect(await violationsNow(page)).toEqual([])
      const other = where === 'desk' ? wording.keepTheirs : wording.keepOurs
      await dialogOf(page).getByLabel(wording.keep).selectOption(other)
      await page.getByRole('button', { name: wording.decide }).click()
      // What the phone wrote stays, wherever that was decided, and nothing waits in either.
      for (const device of [desk, phone]) {
        await savedOn(device.page)
        await storyOf(device.page).getByText('The gulls left. All of them.').waitFor()
        expect(await paragraphs(device.page)).toEqual([
          'The tide came in. It was cold.',
          'The gulls left. All of them.',
        ])
      }
      await desk.context.close()
      await phone.context.close()
    }
  })

  test('in two tabs of one browser is told in both', async () => {
    const { page, context } = await device()
    await openEditor(page)
    await page.getByRole('textbox', { name: 'Title', exact: true }).fill('Two tabs')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('The tide came in.')
    await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
    await savedOn(page)
    const second = await context.newPage()
    await openEditor(second, page.url())
    // The second tab can’t send for a while, and hears nothing.
    await second.route('**/_/graphql', (route) => route.abort())
    await add(second, 0, ' It was cold.')
    await stateOf(second, saving.offline).waitFor()
    const saves = page.waitForResponse((response) => isSave(response.request()))
    await add(page, 0, ' It was late.')
    await saves
    await second.unroute('**/_/graphql')
    await second.getByRole('button', { name: saving.retry }).click()
    await stateOf(second, saving.conflict).waitFor()
    await stateOf(page, saving.contested).waitFor()
    await page.getByRole('button', { name: saving.decide }).click()
    await dialogOf(page).getByLabel(wording.keep).selectOption(wording.keepBoth)
    await page.getByRole('button', { name: wording.decide }).click()
    for (const tab of [page, second]) {
      await savedOn(tab)
      await storyOf(tab).getByText('It was cold.').waitFor()
      expect(await paragraphs(tab)).toEqual([
        'The tide came in. It was late.',
        'The tide came in. It was cold.',
      ])
    }
    await context.close()
  })
})
