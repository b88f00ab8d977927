import { describe, expect, test } from 'vitest'
import { toastWording } from '../../schema/wording/toasts'
import { fits, violationsNow } from '../support/axe'
import { isSave, openEditor, page, problems, savedOn, site, startWriting, storyOf } from '../support/editing'
import { timePerBareKey, timePerKey } from '../support/key-time'

/** How many times a bare key's time a key may take in a story of 1,000 paragraphs. */
const MOST_PER_KEY = 2.5
/** A save of a changed paragraph, in bytes. */
const MOST_PER_SAVE = 2048

startWriting()

const story = () => storyOf(page)
const saveState = () => page.getByTestId('save-state')

const begin = (path?: string) => openEditor(page, path)
const saved = () => savedOn(page)

describe('writing a story', () => {
  test('begins at its own address once it is saved, and is there again after a reload', async () => {
    await begin()
    await page.locator('textarea:focus[aria-label="Title"]').fill('What the gulls know')
    await page.keyboard.press('Enter')
    await page.keyboard.press('Enter')
    await page.keyboard.type('## Morning')
    await page.keyboard.press('Enter')
    await page.keyboard.type('They come with the **tide** ')
    await page.waitForURL(/\/p\/[0-9a-f]{12}\/edit$/)
    await saved()
    expect(await page.title()).toContain('What the gulls know')
    expect(await violationsNow(page)).toEqual([])
    expect(await fits(page, 390)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await page.reload({ waitUntil: 'load' })
    await story().waitFor()
    expect(await story().locator('h2').innerText()).toBe('Morning')
    expect(await story().locator('strong').innerText()).toBe('tide')
    expect(await page.getByRole('textbox', { name: 'Title', exact: true }).inputValue()).toBe(
      'What the gulls know',
    )
  })

  test('goes on offline, and is saved later', async () => {
    expect(problems).toEqual([])
    await page.context().setOffline(true)
    await page.getByText(toastWording.offline).waitFor()
    await story().locator('p').last().click()
    await page.keyboard.press('End')
    await page.keyboard.type('and leave with the light.')
    await saveState().filter({ hasText: 'Offline, kept on this device' }).waitFor()
    await page.context().setOffline(false)
    await saved()
    // Requests have failed, as they should.
    problems.splice(0)
  })

  test('shows what another tab has written, and keeps the cursor', async () => {
    const other = await page.context().newPage()
    await other.goto(page.url(), { waitUntil: 'load' })
    const otherStory = other.getByRole('textbox', { name: 'Story' })
    await otherStory.waitFor()
    await otherStory.locator('h2').click()
    await other.keyboard.press('End')
    await other.keyboard.type(' and noon')
    await story().locator('h2', { hasText: 'Morning and noon' }).waitFor()
    await other.close()
    await page.keyboard.type('!')
    await saved()
    expect(await story().locator('p').last().innerText()).toContain('the light.!')
  })

  test('takes pictures that are pasted, tries again after a failure, and asks to describe them', async () => {
    await page.keyboard.press('Enter')
    let isFailing = true
    await page.route('**/_/upload', (route) => (isFailing ? route.abort() : route.continue()))
    await page.evaluate(async () => {
      const canvas = Object.assign(document.createElement('canvas'), { width: 40, height: 30 })
      canvas.getContext('2d')?.fillRect(0, 0, 40, 30)
      const blob = await new Promise<Blob | null>((resolve) => canvas.toBlob(resolve))
      const data = new DataTransfer()
      if (blob) data.items.add(new File([blob], 'gull.png', { type: 'image/png' }))
      const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
      document.querySelector('.story')?.dispatchEvent(paste)
    })
    const retry = story().getByRole('button', { name: 'Try again' })
    await retry.waitFor()
    isFailing = false
    await retry.click()
    await page.getByRole('button', { name: 'Describe' }).click()
    const dialog = page.getByRole('dialog', { name: 'About this picture' })
    await dialog.getByLabel('Description').fill('A black square')
    await dialog.getByRole('button', { name: 'Save' }).click()
    await dialog.waitFor({ state: 'detached' })
    expect(await story().locator('figure img').getAttribute('alt')).toBe('A black square')
    await saved()
    await page.unroute('**/_/upload')
    problems.splice(0)
  })

  test('is published from its page, and readers see it', async () => {
    const address = page.url()
    const id = /\/p\/([0-9a-f]+)\//.exec(address)?.[1]
    await page.getByRole('button', { name: 'Publish…' }).click()
    await page.waitForURL(`**/p/${id}/publish`)
    await page.getByRole('heading', { level: 1, name: 'Publish your story' }).waitFor()
    await page.getByRole('main').getByText('What the gulls know', { exact: true }).first().waitFor()
    const topics = page.getByLabel('Topics', { exact: true })
    await topics.fill('Oce')
    await topics.waitFor()
    expect(await page.getByText('You may want to check').count()).toBe(0)
    await page.getByRole('list', { name: 'Suggested topics' }).getByRole('button', { name: 'Ocean' }).click()
    expect(await topics.inputValue()).toBe('')
    await page.getByRole('button', { name: 'Remove Ocean' }).waitFor()
    await topics.pressSequentially('Gulls')
    expect(await violationsNow(page)).toEqual([])
    await page.getByRole('button', { name: 'Publish now' }).click()
    // Publishing leads to the story, as readers see it.
    await page.getByTestId('story-published').waitFor()
    await page.getByRole('heading', { level: 1, name: 'What the gulls know' }).waitFor()
    await page.getByRole('heading', { name: 'Morning and noon' }).waitFor()
    expect(new URL(page.url()).pathname).toMatch(new RegExp(`^/@.*${id}$`))
    const shown = await page.context().request.get(`${site.url}/p/${id}`)
    expect(await shown.text()).toContain('Morning and noon')
    await openEditor(page, address)
    await page.getByText('Published', { exact: true }).waitFor()
  })

  test('goes back to a version', async () => {
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Versions' }).click()
    const dialog = page.getByRole('dialog', { name: 'Versions' })
    const choice = dialog.getByLabel('Version', { exact: true })
    await choice.selectOption({ index: 1 })
    await dialog.getByText('There is no difference.').waitFor()
    await dialog.getByLabel('Name (optional)').fill('Before the storm')
    await dialog.getByRole('button', { name: 'Save the name' }).click()
    await dialog.getByText('This version is called “Before the storm” now.').waitFor()
    // The address leads back here.
    await page.reload({ waitUntil: 'load' })
    await dialog.getByText('There is no difference.').waitFor()
    expect(await choice.locator('option:checked').innerText()).toContain('Before the storm')
    expect(await violationsNow(page)).toEqual([])
    await dialog.getByRole('button', { name: 'Restore this version' }).click()
    await dialog.waitFor({ state: 'detached' })
    await saved()
  })

  test('is published again on a page of its own', async () => {
    const address = page.url()
    await page.goto(address.replace(/edit$/, 'publish'), { waitUntil: 'load' })
    const publish = page.getByRole('button', { name: 'Publish changes' })
    await publish.waitFor()
    expect(await violationsNow(page)).toEqual([])
    await publish.click()
    await page.getByRole('heading', { level: 1, name: 'What the gulls know' }).waitFor()
    await page.waitForURL((url) => url.pathname.startsWith('/@'))
    await page.goto(address, { waitUntil: 'load' })
    await story().waitFor()
  })

  test('is deleted with a way back', async () => {
    const address = page.url()
    await page.getByRole('button', { name: 'More actions' }).click()
    await page.getByRole('menuitem', { name: 'Delete story' }).click()
    await page.getByTestId('stories-delete').waitFor()
    await page.getByRole('button', { name: 'Undo' }).click()
    await page.waitForURL('/me/stories/deleted')
    await page.getByText('“What the gulls know” is back.').waitFor()
    await page.goto(address, { waitUntil: 'load' })
    await story().waitFor()
    expect(await story().locator('h2').innerText()).toBe('Morning and noon')
  })
})

test('a key in a story of 1,000 paragraphs takes little more than the browser’s own time, and its save is small', async () => {
  await begin()
  await story().click()
  const whole = page.waitForRequest(isSave)
  const words =
    'with some words that a writer might write, about as many as there usually are in a paragraph.'
  const html = Array.from({ length: 990 }, (_, i) => `<p>Paragraph ${i} ${words}</p>`).join('')
  await page.evaluate((pasted) => {
    const data = new DataTransfer()
    data.setData('text/html', pasted)
    const paste = new ClipboardEvent('paste', { clipboardData: data, bubbles: true, cancelable: true })
    document.querySelector('.story')?.dispatchEvent(paste)
  }, html)
  await story().locator('> p').nth(980).waitFor()
  await whole
  await saved()
  await story().locator('> p').nth(500).click()
  const save = page.waitForRequest(isSave)
  // The machine may be busy, which lengthens what needs more memory the most: of several attempts, one is quiet enough.
  let ratio = Number.POSITIVE_INFINITY
  for (let attempt = 0; attempt < 3 && ratio >= MOST_PER_KEY; attempt++)
    ratio = (await timePerKey(page)) / (await timePerBareKey(page, html))
  expect(ratio).toBeLessThan(MOST_PER_KEY)
  expect((await save).postData()?.length).toBeLessThan(MOST_PER_SAVE)
  await saved()
  expect(problems).toEqual([])
})

test('a title gets the quotation marks of the text, and undo takes them back', async () => {
  await begin()
  const title = page.getByRole('textbox', { name: 'Title', exact: true })
  await title.click()
  await page.keyboard.type('"Gulls" don\'t--')
  expect(await title.inputValue()).toBe('“Gulls” don’t—')
  await page.keyboard.press('ArrowLeft')
  await page.keyboard.type("'")
  expect(await title.inputValue()).toBe('“Gulls” don’t’—')
  await page.keyboard.press('Control+z')
  expect(await title.inputValue()).toBe("“Gulls” don’t'—")
  await page.keyboard.type('90s')
  expect(await title.inputValue()).toBe("“Gulls” don’t'90s—")
})

test('messages are there as soon as the editor is, for when nothing can be loaded', async () => {
  await begin()
  await page.waitForFunction(() =>
    performance.getEntriesByType('resource').some(({ name }) => /\/assets\/toasts-.*js$/.test(name)),
  )
})
