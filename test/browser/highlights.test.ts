import type { Locator } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { postNotesWording as notes } from '../../schema/wording/post-notes'
import { highlightWording as wording } from '../../schema/wording/quotes'
import { responseWording as responses } from '../../schema/wording/responses'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { chooseWords, ownHighlights } from '../support/choose-words'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const WORDS = 'The moon is the same moon.'

test('chosen words are highlighted, listed, shown on the next visit, and removed with undo', async () => {
  const { page, problems } = await visitAs(open, site, 'maren', DEMO.story)
  await hydrated(page)
  await chooseWords(page, WORDS)
  const menu = page.getByRole('toolbar', { name: wording.menu })
  await menu.waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Tab')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action')))
    .toBe('highlight')
  await page.keyboard.press('Enter')
  await page.getByTestId('highlighted').waitFor()
  const list = page
    .getByRole('region', { name: wording.own })
    .or(page.locator('section', { hasText: wording.own }))
  await list.getByText(WORDS).waitFor()
  expect(await ownHighlights(page)).toBe(1)

  // What others have highlighted stands below.
  const top = page.locator('section', { hasText: wording.top }).last()
  const most = top.getByRole('listitem').filter({ hasText: 'The sea can only be high at every hour' })
  await most.getByText(wording.people(3)).waitFor()

  await page.reload()
  await expect.poll(() => ownHighlights(page)).toBe(1)
  await page.getByRole('button', { name: wording.remove }).click()
  const removed = page.getByTestId('highlight-removed').filter({ hasText: wording.removed(WORDS) })
  await removed.waitFor()
  expect(await ownHighlights(page)).toBe(0)
  await removed.getByRole('button', { name: wording.undo }).click()
  await expect.poll(() => ownHighlights(page)).toBe(1)
  await site.bindings.DB.prepare('DELETE FROM quote WHERE user_id = ?').bind(demoId('user', 'maren')).run()
  expect(problems).toEqual([])
})

test('a passage is chosen by the keyboard, kept private, shown to everybody, and its address copied', async () => {
  const { page, context, problems } = await visitAs(open, site, 'samuel', DEMO.story)
  await context.grantPermissions(['clipboard-read', 'clipboard-write'])
  await hydrated(page)
  const isPrivate = async () => {
    const { results } = await site.bindings.DB.prepare(
      'SELECT is_private AS isPrivate FROM quote WHERE user_id = ?',
    )
      .bind(demoId('user', 'samuel'))
      .all<{ isPrivate: number }>()
    return results.map((quote) => quote.isPrivate)
  }
  // From the first word on, the arrow keys choose with Shift.
  await page.getByText(WORDS).dblclick({ position: { x: 20, y: 10 } })
  for (let i = 0; i < 3; i++) await page.keyboard.press('Control+Shift+ArrowRight')
  await page.getByRole('toolbar', { name: wording.menu }).waitFor()
  const chosen = await page.evaluate(() => String(document.getSelection()))
  expect(chosen.trim().split(' ').length).toBeGreaterThan(1)
  await page.keyboard.press('Tab')
  await page.keyboard.press('ArrowRight')
  await expect
    .poll(() => page.evaluate(() => document.activeElement?.getAttribute('data-action')))
    .toBe('highlight-private')
  await page.keyboard.press('Enter')
  const own = page.locator('section', { hasText: wording.own }).first()
  await own.getByText(wording.isPrivate).waitFor()
  await expect.poll(isPrivate).toEqual([1])
  await own.getByRole('button', { name: wording.makePublic }).click()
  await own.getByText(wording.isPrivate).waitFor({ state: 'detached' })
  await expect.poll(isPrivate).toEqual([0])
  await own.getByRole('button', { name: wording.makePrivate }).click()
  await own.getByText(wording.isPrivate).waitFor()
  await expect.poll(isPrivate).toEqual([1])

  await chooseWords(page, WORDS)
  await page.locator('[data-action="copy-link"]').click()
  await toasted(page, page.getByTestId('passage-copied'))
  const copied = await page.evaluate(() => navigator.clipboard.readText())
  expect(copied).toContain(`${DEMO.story}#:~:text=The%20moon%20is`)
  await site.bindings.DB.prepare('DELETE FROM quote WHERE user_id = ?').bind(demoId('user', 'samuel')).run()
  expect(problems).toEqual([])
  await context.close()
})

test('where fingers choose, the menu is at the bottom of the window', async () => {
  const { page, context, problems } = await visitAs(open, site, 'samuel', DEMO.story, {
    hasTouch: true,
    isMobile: true,
    viewport: { width: 390, height: 844 },
  })
  await chooseWords(page, WORDS)
  const menu = page.locator('[data-passage-menu]')
  await menu.waitFor()
  const box = await menu.boundingBox()
  expect([box?.x, box?.width, (box?.y ?? 0) + (box?.height ?? 0)]).toEqual([0, 390, 844])
  expect(await violationsNow(page)).toEqual([])
  await page.locator('[data-action="highlight"]').tap()
  await expect.poll(() => ownHighlights(page)).toBe(1)
  await menu.waitFor({ state: 'detached' })
  await site.bindings.DB.prepare('DELETE FROM quote WHERE user_id = ?').bind(demoId('user', 'samuel')).run()
  expect(problems).toEqual([])
  await context.close()
})

test('a reader writes a note to the writer about a passage, and takes one along as a picture', async () => {
  const { page, problems } = await visitAs(open, site, 'walter', DEMO.story)
  await hydrated(page)
  await chooseWords(page, WORDS)
  await page.locator('[data-action="note"]').click()
  const dialog = page.getByRole('dialog', { name: notes.toWriters.title })
  await dialog.getByLabel(notes.text).fill('Which moon?')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: notes.toWriters.send }).click()
  await page.getByTestId('note-sent').waitFor()
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('link', { name: wording.notes }).waitFor()

  await chooseWords(page, WORDS)
  const saved = page.waitForEvent('download')
  await page.locator('[data-action="picture"]').click()
  expect((await saved).suggestedFilename()).toMatch(/^highlight-[0-9a-f]{12}\.png$/)
  await page.getByTestId('picture-saved').waitFor()
  await page.getByRole('link', { name: wording.notes }).click()
  await page.getByText('Which moon?').waitFor()
  for (const [table, column] of [
    ['quote', 'user_id'],
    ['post_note', 'author_id'],
  ])
    await site.bindings.DB.prepare(`DELETE FROM ${table} WHERE ${column} = ? AND post_id = '30bc6137f8d2'`)
      .bind(demoId('user', 'walter'))
      .run()
  expect(problems).toEqual([])
})

test('a cell and a footnote are highlighted, several cells aren’t, and a long list is folded', async () => {
  const owner = demoId('user', 'tomas')
  const insert = site.bindings.DB.prepare(
    "INSERT INTO quote (id, post_id, user_id, quote_key, is_private, paragraph, start, words, before, after, created_at) VALUES (?, '30bc6137f8d2', ?, ?, ? <> 4, 'gone', ?, ?, 'before', 'after', 1)",
  )
  for (let i = 0; i < 9; i++) await insert.bind(`f0000000000${i}`, owner, `${i}`, i, i, `Gone ${i}`).run()
  const { page, problems } = await visitAs(open, site, 'tomas', DEMO.story)
  await hydrated(page)
  for (const words of ['moon and sun north', 'Arthur Doodson in Liverpool']) {
    await chooseWords(page, words)
    await page.locator('[data-action="highlight"]').click()
    await page.locator('section', { hasText: wording.own }).getByText(words).waitFor()
  }
  expect(await ownHighlights(page)).toBe(2)
  // From one cell into the next.
  await page.getByRole('cell', { name: 'M2' }).evaluate((cell) => {
    document.getSelection()?.setBaseAndExtent(cell, 0, cell.nextElementSibling as Element, 1)
  })
  await page.getByText(wording.problems.cells).waitFor()
  expect(await page.locator('[data-action="highlight"]').count()).toBe(0)
  await page.keyboard.press('Escape')
  const items = page.locator('section', { hasText: wording.own }).getByRole('listitem')
  expect(await items.count()).toBe(10)
  await page.getByRole('button', { name: wording.showAll(11) }).click()
  expect(await items.count()).toBe(11)
  // Of those whose passage was changed, the old words are left.
  const changed = items.filter({ hasText: 'Gone 3' })
  await changed.getByText(wording.changed).waitFor()
  expect(await changed.getByRole('button').allInnerTexts()).toEqual([wording.remove])
  const seen = items.filter({ hasText: 'Gone 4' })
  await seen.getByRole('button', { name: wording.makePrivate }).click()
  await seen.getByText(wording.isPrivate).waitFor()
  await site.bindings.DB.prepare('DELETE FROM quote WHERE user_id = ?').bind(owner).run()
  expect(problems).toEqual([])
})

test('a visitor’s page loads nothing of it until words are chosen; signing in leads back to the passage', async () => {
  const { page, problems } = await open({ baseURL: site.url })
  const loaded: string[] = []
  page.on('request', (request) => loaded.push(request.url()))
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  const isLoaded = () => loaded.some((url) => /\/Highlighting-/.test(url))
  expect(isLoaded()).toBe(false)
  await chooseWords(page, WORDS)
  await page.locator('a[data-action="highlight"]').waitFor()
  expect(isLoaded()).toBe(true)
  await page.keyboard.press('Escape')
  await page.locator('[data-passage-menu]').waitFor({ state: 'detached' })
  /** Presses a link to signing in, and stays. */
  const press = (link: Locator) =>
    link.evaluate((element) => {
      element.addEventListener('click', (event) => event.preventDefault())
      ;(element as HTMLElement).click()
    })
  // Anyone who signs in to highlight comes back to the passage, highlighted.
  await chooseWords(page, WORDS)
  await press(page.locator('a[data-action="highlight"]'))
  await signInAs('samuel', site, page.context())
  await page.reload()
  await page.getByTestId('highlighted').waitFor()
  await expect.poll(() => ownHighlights(page)).toBe(1)
  await page.context().clearCookies()
  await page.reload()
  await hydrated(page)
  await chooseWords(page, WORDS)
  // Anyone who signs in to respond comes back to the panel with the passage.
  const respond = page.locator('[data-passage-menu] a[data-action="respond"]')
  expect(await respond.getAttribute('href')).toContain('/m/signin')
  await press(respond)
  await signInAs('jonas', site, page.context())
  await page.reload()
  const panel = page.getByRole('complementary', { name: /responses/i })
  await panel.getByText(responses.about).waitFor()
  await panel.getByText(WORDS).waitFor()
  // Who has more to say goes on in a story that begins with the passage.
  await panel.getByRole('button', { name: responses.asStory }).click()
  await page.waitForURL(/\/new-story\?inResponseToQuoteId=/)
  await page.locator('.story blockquote', { hasText: WORDS }).waitFor()
  await page.locator('.story a', { hasText: 'The tide turns around a point' }).waitFor()
  await site.bindings.DB.prepare('DELETE FROM quote WHERE user_id = ?').bind(demoId('user', 'jonas')).run()
  expect(problems).toEqual([])
})
