import { afterAll, beforeAll, expect, test } from 'vitest'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { dropOnFirst, savedOn, storyOf } from '../support/editing'
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

test('a writer deletes stories one by one and many at once, takes that back, and empties the trash', async () => {
  const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('priya', site, context)
  await page.goto('/me/stories/drafts', { waitUntil: 'load' })
  await hydrated(page)
  const tab = (name: string) => page.getByRole('link', { name, exact: true })
  const rows = page.getByRole('region', { name: /^(Drafts|Deleted)$/ }).getByRole('listitem')
  await expect.poll(() => rows.count()).toBeGreaterThan(1)
  const drafts = await rows.count()

  const more = page.getByRole('button', { name: 'More about the untitled story' })
  const dialog = page.getByRole('dialog')
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Private links' }).press('Enter')
  await dialog.getByText('There is no link to this story yet.').waitFor()
  await dialog.getByRole('button', { name: 'Create a link' }).click()
  await expect.poll(() => dialog.getByRole('textbox').inputValue()).toContain('/friend/')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: /^Revoke/ }).click()
  const question = page.getByRole('dialog', { name: /^Revoke the link of / })
  await question.getByRole('button', { name: 'Revoke' }).click()
  await question.waitFor({ state: 'detached' })
  await dialog.getByText('There is no link to this story yet.').waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Co-authors' }).press('Enter')
  await dialog.getByRole('textbox').fill('nobody-at-all')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByText('There is nobody with this username.').waitFor()
  expect(await dialog.getByRole('textbox').inputValue()).toBe('nobody-at-all')
  expect(await dialog.getByRole('textbox').getAttribute('aria-invalid')).toBe('true')
  await dialog.getByRole('textbox').fill('noor')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByText('Invited', { exact: true }).waitFor()
  await dialog.getByRole('textbox').fill('tomas')
  await dialog.getByRole('textbox').press('Enter')
  await dialog.getByRole('button', { name: /^Move Tomas .*up$/ }).click()
  await dialog.getByText(/^Tomas .*is now number 1 of 2\.$/).waitFor({ state: 'attached' })
  expect(await dialog.getByRole('listitem').allInnerTexts()).toMatchObject([
    expect.stringMatching(/^Tomas/),
    expect.stringMatching(/^Noor/),
  ])
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })

  await page.getByRole('checkbox', { name: 'Select all on this page' }).press('Space')
  await page.getByText(`${drafts} stories selected`, { exact: true }).last().waitFor()
  expect(await violationsNow(page)).toEqual([])
  const bar = page.getByRole('region', { name: 'Selected stories' })
  await bar.getByRole('button', { name: 'Add topics' }).click()
  await dialog.getByLabel('Topics').fill('Low water')
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Add topics' }).click()
  await toasted(page, page.getByText(`${drafts} stories have the topics now.`))
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Undo' }).click()
  await toasted(page, page.getByText('The topics are as they were.'))
  await bar.getByRole('button', { name: 'Delete' }).click()
  await toasted(page, page.getByText(`${drafts} stories are in the trash.`))
  await page.getByText('No drafts.').waitFor()
  await tab(`Deleted ${drafts + 1}`).waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await expect.poll(() => new URL(page.url()).pathname).toBe('/me/stories/deleted')
  await tab(`Drafts ${drafts}`).waitFor()
  await expect.poll(() => rows.count()).toBe(1)

  await page.getByRole('button', { name: 'More about Ten rules for better headlines' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Restore' }).press('Enter')
  await page.getByText('The trash is empty.').waitFor()
  await tab(`Drafts ${drafts + 1}`).click()
  await expect.poll(() => rows.count()).toBe(drafts + 1)
  await page.getByRole('button', { name: 'More about Ten rules for better headlines' }).click()
  await page.getByRole('menuitem', { name: 'Delete' }).click()
  await tab('Deleted 1').click()
  await page.getByRole('button', { name: 'More about Ten rules for better headlines' }).press('Enter')
  await page.getByRole('menuitem', { name: 'Delete forever' }).press('Enter')
  // It says which one.
  await page.getByRole('dialog', { name: 'Delete “Ten rules for better headlines” forever?' }).waitFor()
  await page.keyboard.press('Escape')
  await dialog.waitFor({ state: 'detached' })
  await page.getByRole('button', { name: 'Empty the trash' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Empty the trash' }).click()
  await toasted(page, page.getByText('The trash is empty now.'))
  expect(problems).toEqual([])
  await context.close()
})

test('which publication a story is for can be typed, and what was typed stays if there is none', async () => {
  const { page, context, problems } = await visitAs(open, site, 'priya', '/me/stories/drafts')
  const editor = await page.locator('main a[href$="/edit"]').first().getAttribute('href')
  await page.goto(editor?.replace(/edit$/, 'submission') ?? '', { waitUntil: 'load' })
  await hydrated(page)
  const field = page.getByRole('textbox')
  for (const _attempt of ['first', 'again']) {
    await field.fill('nowhere-at-all')
    await field.press('Enter')
    await page.getByText('There is no publication at that address.').waitFor()
    await page.locator('[aria-disabled]').waitFor({ state: 'detached' })
    expect(await field.inputValue()).toBe('nowhere-at-all')
  }
  expect(await field.getAttribute('aria-invalid')).toBe('true')
  await field.fill('tidewater')
  await field.press('Enter')
  await page.getByRole('heading', { name: 'Tidewater' }).waitFor()
  expect(new URL(page.url()).search).toBe('?publication=tidewater')
  expect(problems).toEqual([])
  await context.close()
})

test('a story is pinned, its settings are changed, and its publication features another', async () => {
  const { page, context, problems } = await visitAs(open, site, 'maren', '/me/stories/public', {
    reducedMotion: 'reduce',
  })
  const more = page.getByRole('button', { name: /^More about/ }).first()
  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Pin to your profile' }).press('Enter')
  await page.getByText(/^Your profile now starts with .*\.$/).waitFor()
  await page.getByText('Pinned', { exact: true }).waitFor()

  await more.press('Enter')
  await page.getByRole('menuitem', { name: 'Settings' }).press('Enter')
  await page.waitForURL(/\/p\/[0-9a-f]+\/settings$/)
  const field = (name: string) => page.getByLabel(name, { exact: true })
  await field('For members only').check()
  await field('Unlisted').check()
  await field('Readers can respond').uncheck()
  await field('Licence').selectOption('CC_40_BY')
  await field('Originally published at').fill('https://maren.example.org/first')
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('button', { name: 'Save settings' }).click()
  await page.getByTestId('post-settings-saved').waitFor()
  await page.reload({ waitUntil: 'load' })
  const isChecked = (name: string) => field(name).isChecked()
  expect(await Promise.all(['For members only', 'Unlisted', 'Readers can respond'].map(isChecked))).toEqual([
    true,
    true,
    false,
  ])
  expect(await field('Licence').inputValue()).toBe('CC_40_BY')
  const address = await page.getByRole('link', { name: 'View story' }).getAttribute('href')
  const shown = await (await context.request.get(new URL(address ?? '', site.url).href)).text()
  expect(shown).toContain('<link rel="canonical" href="https://maren.example.org/first"')

  await page.goto('/tidewater/manage/stories/featured', { waitUntil: 'load' })
  await hydrated(page)
  await page
    .getByRole('button', { name: /^Feature “/ })
    .first()
    .click()
  await page.getByText(/^“.*” is featured\.$/).waitFor({ state: 'attached' })
  expect(problems).toEqual([])
  await context.close()
})

const file = (name: string, text: string) => ({ name, mimeType: 'text/markdown', buffer: Buffer.from(text) })

test('a file is uploaded, previewed, imported as drafts and taken back', { timeout: 60_000 }, async () => {
  const { page, problems } = await visitAs(open, site, 'reader', '/p/import', { reducedMotion: 'reduce' })
  await page.getByLabel('Where do your stories come from?').selectOption('markdown')
  const chosen = file(
    'low-water.md',
    '---\ntitle: Low water at noon\ndate: 2024-01-02\ntags: [Tides]\n---\nMud.',
  )
  await page.locator('input[type=file]').setInputFiles(chosen)
  await page.getByText('1 story can be imported.').waitFor({ timeout: 30_000 })
  expect(await page.getByRole('rowheader').allInnerTexts()).toEqual(['Low water at noon'])
  expect(await violationsNow(page)).toEqual([])
  // What is under way has its own address.
  await page.reload({ waitUntil: 'load' })
  await hydrated(page)
  await page.getByRole('checkbox', { name: 'Import everything as drafts' }).check()
  await page.getByRole('button', { name: 'Import 1 story' }).click()
  await page.getByText('1 imported, 0 updated, 0 unchanged, 0 skipped.').waitFor({ timeout: 30_000 })
  await page.getByRole('link', { name: 'Low water at noon' }).waitFor()
  await page.getByRole('button', { name: 'Undo this import' }).click()
  await page.getByText('1 story moved to the trash, 0 kept.').waitFor({ timeout: 30_000 })
  await page.getByRole('button', { name: 'Discard' }).click()
  const question = page.getByRole('dialog', { name: 'Discard the import of low-water.md?' })
  await question.getByRole('button', { name: 'Discard' }).click()
  await page.getByText('You haven’t imported anything yet.').waitFor()
  expect(problems).toEqual([])
})

test('a picture is dropped where it belongs, one paragraph has the focus, and the keys are listed', async () => {
  const { page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
  await signInAs('priya', site, context)
  await page.goto('/new-story', { waitUntil: 'load' })
  await hydrated(page)
  const story = storyOf(page)
  await story.click()
  for (const line of ['Ebb', 'Flood']) {
    await page.keyboard.type(line)
    await page.keyboard.press('Enter')
  }
  await dropOnFirst(page)
  await story.locator('figure img').waitFor()
  const kinds = await story.evaluate((text) => [...text.children].map(({ tagName }) => tagName))
  expect(kinds.slice(0, 3)).toEqual(['P', 'FIGURE', 'P'])
  await savedOn(page)
  const faded = () =>
    story.evaluate((text) => [...text.children].filter((one) => getComputedStyle(one).opacity !== '1').length)
  expect(await faded()).toBe(0)
  await page.getByRole('button', { name: 'More actions' }).click()
  await page.getByRole('menuitem', { name: 'Focus mode' }).click()
  await story.getByText('Flood').click()
  await expect.poll(faded).toBeGreaterThan(1)
  await page.getByRole('button', { name: 'Keyboard shortcuts' }).click()
  const help = page.getByRole('dialog', { name: 'Keyboard shortcuts' })
  await help.getByText('Quotation').first().waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.keyboard.press('Escape')
  await help.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
})
