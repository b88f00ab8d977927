import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { editorWording } from '../../schema/wording/editor'
import { fits, violationsNow } from '../support/axe'
import { useBrowser } from '../support/browser'
import { openEditor, savedOn, storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

const PHONE = { width: 390, height: 844 }
/** The keyboard's height. */
const KEYBOARD = 340
/** What fingers hit. */
const TARGET = 44

const { open } = useBrowser()
const wording = editorWording.phoneBar

let site: Site
let page: Page
let problems: string[]
beforeAll(async () => {
  site = await startSiteToSignIn()
  const opened = await open({ baseURL: site.url, viewport: PHONE, hasTouch: true, isMobile: true })
  page = opened.page
  problems = opened.problems
  await signInAs('maren', site, opened.context)
})
afterAll(() => site?.stop())

const bar = () => page.getByRole('toolbar', { name: wording.label })
const press = (name: string) => bar().getByRole('button', { name, exact: true }).tap()

/** A keyboard opens over the lower part of the window, as on phones: a browser without one has none to open. */
async function openKeyboard(): Promise<void> {
  await page.evaluate((keyboard) => {
    const { visualViewport: seen } = window
    if (!seen) throw new Error('no visual viewport')
    const height = window.innerHeight - keyboard
    Object.defineProperty(seen, 'height', { value: height, configurable: true })
    seen.dispatchEvent(new Event('resize'))
  }, KEYBOARD)
}

/** The cursor's line, and the bar, from the top of the window. */
const places = () =>
  page.evaluate(() => {
    const range = getSelection()?.getRangeAt(0)
    const element = range?.startContainer.parentElement
    const line = range?.getClientRects()[0] ?? element?.getBoundingClientRect()
    const [toolbar] = document.querySelectorAll('[role="toolbar"]')
    const box = toolbar?.parentElement?.getBoundingClientRect()
    return {
      line: line?.bottom ?? Number.NaN,
      top: box?.top ?? Number.NaN,
      bottom: box?.bottom ?? Number.NaN,
    }
  })

test('a bar stands above the keyboard, never covers the line that is written, and is hit by fingers', async () => {
  await openEditor(page)
  await storyOf(page).tap()
  await bar().waitFor()
  expect(await violationsNow(page)).toEqual([])
  await openKeyboard()
  expect(await places()).toMatchObject({ bottom: PHONE.height - KEYBOARD })
  // More lines than there is room for: the last one is always seen.
  for (let i = 0; i < 24; i++) {
    await page.keyboard.type(`Line ${i}`)
    await page.keyboard.press('Enter')
  }
  await page.keyboard.type('The last line')
  const { line, top } = await places()
  expect(line).toBeLessThanOrEqual(top)
  await press(editorWording.insert)
  for (const button of await page.locator('[role="toolbar"] button').all()) {
    const box = await button.boundingBox()
    expect(Math.min(box?.width ?? 0, box?.height ?? 0), await button.innerText()).toBeGreaterThanOrEqual(
      TARGET,
    )
  }
  expect(await violationsNow(page)).toEqual([])
  expect(await fits(page, PHONE.width)).toBe(true)
  await press(editorWording.insert)
})

test('it inserts, a picture first, marks and undoes, and the keyboard stays open', async () => {
  await openEditor(page)
  await storyOf(page).tap()
  expect(await bar().getByRole('button').first().innerText()).toBe(editorWording.picture.choice.label)
  const isOpen = () => storyOf(page).evaluate((story) => story.contains(document.activeElement))
  await press(wording.marks.strong.label)
  await page.keyboard.type('Strong')
  expect(await storyOf(page).locator('strong').innerText()).toBe('Strong')
  expect(await isOpen()).toBe(true)
  await press(editorWording.others.undo)
  await storyOf(page).locator('strong').waitFor({ state: 'detached' })
  expect(await isOpen()).toBe(true)
  await page.keyboard.type('A head')
  await press(editorWording.insert)
  await page
    .getByRole('toolbar', { name: wording.insertLabel })
    .getByRole('button', { name: editorWording.blocks.heading.label, exact: true })
    .tap()
  await storyOf(page).locator('h2').waitFor()
  expect(await isOpen()).toBe(true)
  const chooser = page.waitForEvent('filechooser')
  await press(editorWording.picture.choice.label)
  await chooser
  // Out of the text it isn’t in the way.
  await page.getByRole('textbox', { name: 'Title', exact: true }).tap()
  await bar().waitFor({ state: 'hidden' })
  await savedOn(page)
  expect(problems).toEqual([])
})
