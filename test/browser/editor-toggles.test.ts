import { expect, test } from 'vitest'
import type { StoryBody } from '../../schema/story/paragraph'
import { demoId } from '../../worker/commands/demo/ids'
import { violationsNow } from '../support/axe'
import { openEditor, page, problems, savedOn, site, startWriting, storyOf } from '../support/editing'

/* To-do lists, toggles and buttons, as they are written and read. Rules: docs/rules/editor.md, docs/rules/stories.md. */

startWriting()

/** Inserts something by the slash menu. */
async function insert(words: string): Promise<void> {
  await page.keyboard.type(`/${words}`)
  await page.keyboard.press('Enter')
}

const paragraphs = () =>
  storyOf(page)
    .locator('> *')
    .evaluateAll((all) =>
      all.map((one) =>
        [
          one.getAttribute('data-paragraph') ?? one.className,
          one.getAttribute('data-done'),
          one.hasAttribute('data-in-toggle') ? 'in' : null,
          one.textContent,
        ]
          .filter(Boolean)
          .join(' '),
      ),
    )

test('a to-do list, a toggle and a button are written by the slash menu, keys and a dialog', async () => {
  await openEditor(page)
  await storyOf(page).click()
  await insert('to-do')
  await page.keyboard.type('Pack')
  await page.keyboard.press('Control+Enter')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Leave')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await insert('toggle')
  await page.keyboard.type('More')
  await page.keyboard.press('Enter')
  await page.keyboard.type('Folded')
  await page.keyboard.press('Enter')
  await page.keyboard.press('Enter')
  await insert('button')
  const dialog = page.getByRole('dialog', { name: 'Button' })
  await dialog.getByRole('textbox', { name: 'Label' }).fill('Book a place')
  await dialog.getByRole('textbox', { name: 'Leads to' }).fill('javascript:alert(1)')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('Buttons lead to web pages with https, or to email addresses.').waitFor()
  await dialog.getByRole('textbox', { name: 'Leads to' }).fill('walks.example/book')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await expect.poll(() => storyOf(page).evaluate((story) => story === document.activeElement)).toBe(true)
  await insert('subscribe')
  await expect
    .poll(paragraphs)
    .toEqual([
      'ULI true Pack',
      'ULI false Leave',
      'TOGGLE More',
      'P in Folded',
      'call Book a place',
      expect.stringMatching(/^subscribe Readers can subscribe/),
      'P',
    ])
  expect(await violationsNow(page)).toEqual([])
  await page.waitForURL(/\/p\/[0-9a-f]+\/edit/)
  await savedOn(page)
  await page.reload({ waitUntil: 'load' })
  await storyOf(page).locator('.call').waitFor()
  expect((await paragraphs()).slice(0, 6)).toEqual([
    'ULI true Pack',
    'ULI false Leave',
    'TOGGLE More',
    'P in Folded',
    'call Book a place',
    expect.stringMatching(/^subscribe Readers can subscribe/),
  ])
  await storyOf(page).locator('.call').click()
  await page.getByRole('group', { name: 'Button' }).getByRole('button', { name: 'Edit' }).click()
  expect(await dialog.getByRole('textbox', { name: 'Leads to' }).inputValue()).toBe(
    'https://walks.example/book',
  )
  await page.keyboard.press('Escape')
  expect(problems).toEqual([])
})

const words = (name: string, text: string) => ({ name, text, markups: [] })
const BODY: StoryBody = [
  { type: 'ULI', level: 0, isDone: true, ...words('aa01', 'Pack') },
  { type: 'ULI', level: 0, isDone: false, ...words('aa02', 'Leave') },
  { type: 'TOGGLE', ...words('aa03', 'More about the way') },
  { type: 'P', inToggle: true, ...words('aa04', 'It is folded.') },
  { type: 'P', ...words('aa05', 'It isn’t.') },
  { type: 'BUTTON', name: 'aa06', label: 'Book a place', href: 'https://walks.example/book' },
]

test('readers see what is done, open what is folded by key, and print all of it', async () => {
  const { results } = await site.bindings.DB.prepare(
    "SELECT id FROM post WHERE creator_id = ?1 AND state = 'published' ORDER BY id",
  )
    .bind(demoId('user', 'maren'))
    .all<{ id: string }>()
  const [post] = results
  await site.bindings.DB.prepare('UPDATE post_version SET body = ?1, decoration = NULL WHERE post_id = ?2')
    .bind(JSON.stringify(BODY), post?.id)
    .run()
  await page.goto(`/p/${post?.id}`, { waitUntil: 'load' })
  const story = page.locator('article .story')
  expect(
    await story.getByRole('listitem').filter({ hasText: 'Pack' }).getByRole('img', { name: 'Done' }).count(),
  ).toBe(1)
  expect(await story.getByRole('img', { name: 'To do' }).count()).toBe(1)
  const folded = story.getByText('It is folded.')
  expect(await folded.isVisible()).toBe(false)
  await page.emulateMedia({ media: 'print' })
  expect(await folded.isVisible()).toBe(true)
  await page.emulateMedia({ media: 'screen' })
  const line = story.locator('summary')
  await line.focus()
  await page.keyboard.press('Enter')
  expect(await folded.isVisible()).toBe(true)
  const button = story.getByRole('link', { name: 'Book a place' })
  expect(await button.getAttribute('rel')).toBe('noopener ugc nofollow')
  const [height, lineHeight] = await Promise.all(
    [button, line].map(async (one) => (await one.boundingBox())?.height ?? 0),
  )
  expect(height).toBeGreaterThanOrEqual(44)
  expect(lineHeight).toBeGreaterThanOrEqual(24)
  expect(await violationsNow(page)).toEqual([])
  expect(problems).toEqual([])
})
