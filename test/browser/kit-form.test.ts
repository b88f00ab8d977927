import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { useBrowser } from '../support/browser'

const { open } = useBrowser()

/** The gallery's form: it answers a moment after it is sent, and says what it was sent. */
async function letter() {
  const watched = await open({ reducedMotion: 'reduce' })
  const { page } = watched
  await page.goto('/_/dev/gallery', { waitUntil: 'load' })
  const form = page.getByRole('form', { name: 'A letter' })
  await form.waitFor()
  return {
    ...watched,
    form,
    title: form.getByLabel('Title'),
    to: form.getByLabel('To', { exact: true }),
    send: form.getByRole('button'),
    sent: () => form.locator('output').getAttribute('data-sent'),
  }
}

const focusedName = (page: Page): Promise<string | null | undefined> =>
  page.evaluate(() => document.activeElement?.getAttribute('name'))

test('what doesn’t fit the schema is said at its field, the first has the focus, and nothing is sent', async () => {
  const { page, context, form, title, to, send, sent, problems } = await letter()
  await send.click()
  await form.getByText('Give the letter a title.').waitFor()
  await form.getByText('Choose who gets it.').waitFor()
  expect(await focusedName(page)).toBe('title')
  for (const field of [title, to]) {
    expect(await field.getAttribute('aria-invalid')).toBe('true')
    const described = (await field.getAttribute('aria-describedby'))?.split(' ') ?? []
    expect(await page.locator(`[id="${described[0]}"]`).textContent()).toMatch(/Give the letter|Choose who/)
  }
  // The error goes when somebody types into its field, and stays at the others.
  await title.fill('A title')
  expect(await title.getAttribute('aria-invalid')).toBeNull()
  expect(await to.getAttribute('aria-invalid')).toBe('true')
  await send.click()
  await expect.poll(() => focusedName(page)).toBe('to')
  expect(await title.inputValue()).toBe('A title')
  expect(await sent()).toBe('0')
  expect(problems).toEqual([])
  await context.close()
})

test('what the worker refuses is said at the field that the refusal names', async () => {
  const { page, context, form, title, to, send, sent } = await letter()
  await title.fill('Taken')
  await to.selectOption('editors')
  await send.click()
  await form.getByText('You have a letter of this title already.').waitFor()
  expect(await title.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => focusedName(page)).toBe('title')
  expect(await title.inputValue()).toBe('Taken')
  expect(await sent()).toBe('0')
  await context.close()
})

test('a refusal that names no field is said at the top, with what helps', async () => {
  const { context, form, title, to, send } = await letter()
  await title.fill('Down')
  await to.selectOption('editors')
  await send.click()
  const alert = form.getByRole('alert').filter({ hasText: 'can’t be sent at the moment' })
  await alert.waitFor()
  expect(await alert.getByRole('link', { name: 'What is going on' }).count()).toBe(1)
  expect(await form.locator('[aria-invalid=true]').count()).toBe(0)
  const [above, below] = [await alert.boundingBox(), await title.boundingBox()]
  expect(above?.y ?? Number.POSITIVE_INFINITY).toBeLessThan(below?.y ?? 0)
  await context.close()
})

test('while it is sent its button says so, keeps the focus, and sends nothing twice', async () => {
  const { page, context, form, title, to, send, sent } = await letter()
  await title.fill('Harbours')
  await to.selectOption('everybody')
  await form.getByLabel('Urgent').check()
  await send.focus()
  await page.keyboard.press('Enter')
  await form.locator('button[aria-disabled=true]', { hasText: 'Sending…' }).waitFor()
  await page.keyboard.press('Enter')
  await send.click()
  await title.press('Enter')
  await expect.poll(sent).toBe('1')
  await page.waitForTimeout(500)
  expect(await sent()).toBe('1')
  expect(JSON.parse((await form.locator('output').textContent()) ?? '')).toEqual({
    title: 'Harbours',
    to: 'everybody',
    urgent: 'on',
  })
  // What was saved is shown as it was saved; the rest is as it was before.
  expect(await title.inputValue()).toBe('Harbours')
  await context.close()
})

test('a page with something unsaved is left only after a question', async () => {
  const { page, context, form, title } = await letter()
  const note = form.getByText('Not sent yet.')
  expect(await note.count()).toBe(0)
  await title.fill('Half a thought')
  await note.waitFor()
  await page.getByRole('link', { name: 'All topics' }).click()
  const question = page.getByRole('dialog', { name: 'Leave without sending?' })
  await question.waitFor()
  await question.getByRole('button', { name: 'Stay' }).click()
  await question.waitFor({ state: 'detached' })
  expect(new URL(page.url()).pathname).toBe('/_/dev/gallery')
  expect(await title.inputValue()).toBe('Half a thought')
  await page.getByRole('link', { name: 'All topics' }).click()
  await question.getByRole('button', { name: 'Leave' }).click()
  await page.waitForURL('**/explore-topics')
  await context.close()
})

test('a page is left without a question when what was typed is taken back', async () => {
  const { page, context, form, title } = await letter()
  await title.fill('Half a thought')
  await form.getByText('Not sent yet.').waitFor()
  await title.fill('')
  await form.getByText('Not sent yet.').waitFor({ state: 'detached' })
  await page.getByRole('link', { name: 'All topics' }).click()
  await page.waitForURL('**/explore-topics')
  await context.close()
})
