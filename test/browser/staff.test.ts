import { afterAll, beforeAll, expect, test } from 'vitest'
import { adminWording } from '../../schema/wording/admin'
import { violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { hasFocus } from '../support/focus'
import type { Site } from '../support/own-site'
import { startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'
import { visitAs } from '../support/visit-as'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

const visit = (path: string, username = 'staff') => visitAs(open, site, username, path)

test('staff finds an account, suspends it for a reason, and ends the suspension', async () => {
  const { page, context, problems } = await visit('/_/admin/internal-status')
  await page.getByLabel(adminWording.find.label).fill(`${site.url}/@greta`)
  await page.getByRole('button', { name: 'Open' }).click()
  await page.waitForURL('**/_/admin/users/@greta')
  await hydrated(page)
  const suspend = page.getByRole('button', { name: 'Suspend' })
  await suspend.click()
  const reason = page.getByRole('region', { name: 'Suspend this account' }).getByLabel('Reason')
  await page.getByText('Say why.').waitFor()
  await hasFocus(reason)
  await reason.fill('Sold followers.')
  await suspend.focus()
  await page.keyboard.press('Enter')
  await page.getByText('The account is suspended.').waitFor()
  const log = page.getByRole('region', { name: 'Log' })
  const newest = log.getByRole('listitem').first()
  await newest.getByText('Suspended', { exact: true }).waitFor()
  await newest.getByText('Sold followers.').waitFor()
  const ending = page.getByRole('heading', { name: 'End the suspension' })
  await ending.waitFor()
  await hasFocus(ending)
  expect(await violationsNow(page)).toEqual([])

  const end = page.getByRole('region', { name: 'End the suspension' })
  await end.getByLabel('Reason').fill('It was somebody else.')
  await page.getByRole('button', { name: 'End suspension' }).click()
  await log.getByText('It was somebody else.').waitFor()
  await page.getByRole('heading', { name: 'Suspend this account' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff verifies an author, who adds books, arranges them, and takes a removal back', async () => {
  const { page: admin, context: adminContext } = await visit('/_/admin/users/@greta')
  await admin.getByRole('region', { name: 'Verify as a book author' }).getByLabel('Reason').fill('Her book.')
  await admin.getByRole('button', { name: 'Verify', exact: true }).click()
  await admin.getByRole('heading', { name: 'Withdraw the verification as a book author' }).waitFor()
  await adminContext.close()

  const { page, context, problems } = await visit('/@greta/books', 'greta')
  const dialog = page.getByRole('dialog')
  const question = page.getByRole('heading', { name: 'Discard your changes?' })
  const titles = page.locator('article h2')
  const addBook = async (title: string, publishedOn: string) => {
    await page.getByRole('button', { name: 'Add a book' }).click()
    await dialog.getByLabel('Title', { exact: true }).fill(title)
    await dialog.getByLabel('Date of publication').fill(publishedOn)
    await dialog.getByRole('button', { name: 'Save' }).click()
    await titles.filter({ hasText: title }).waitFor()
    await dialog.waitFor({ state: 'detached' })
  }
  await page.getByText('You haven’t added a book yet.').waitFor()
  await page.getByRole('button', { name: 'Add a book' }).click()
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('A book needs a title.').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByLabel('Where it is sold').fill('http://shop.example')
  await dialog.getByLabel('Title', { exact: true }).fill('Snow Lines')
  await dialog.getByLabel('Date of publication').fill('2023')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.getByText('This has to be an address that begins with https://.').waitFor()
  await page.keyboard.press('Escape')
  await page.getByRole('button', { name: 'Keep editing' }).click()
  await question.waitFor({ state: 'detached' })
  expect(await dialog.getByLabel('Title', { exact: true }).inputValue()).toBe('Snow Lines')
  await dialog.getByLabel('Where it is sold').fill('https://shop.example/snow')
  await dialog.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('link', { name: 'Paperback' }).waitFor()
  await dialog.waitFor({ state: 'detached' })
  await addBook('Thaw', '2025-03')
  expect(await titles.allInnerTexts()).toEqual(['Thaw', 'Snow Lines'])

  const add = page.getByRole('button', { name: 'Add a book' })
  const discard = async () => {
    await add.click()
    await dialog.getByRole('button', { name: 'Add an edition' }).click()
    await dialog.getByText('Not saved yet').waitFor()
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await page.getByRole('button', { name: 'Discard' }).click()
    // Both fade out.
    await dialog.first().waitFor({ state: 'detached' })
    await hasFocus(add)
  }
  await discard()
  // They go at once, in any order.
  await page.emulateMedia({ reducedMotion: 'reduce' })
  for (let i = 0; i < 6; i++) await discard()
  await page.emulateMedia({ reducedMotion: null })

  await page.getByRole('button', { name: 'Change the order' }).click()
  await dialog.getByRole('button', { name: 'Move Thaw down' }).click()
  await dialog.getByText('Thaw is now number 2 of 2.').waitFor({ state: 'attached' })
  await dialog.getByRole('button', { name: 'Save' }).click()
  await dialog.waitFor({ state: 'detached' })
  expect(await titles.allInnerTexts()).toEqual(['Snow Lines', 'Thaw'])

  await page.getByRole('button', { name: 'Remove Thaw' }).click()
  await titles.filter({ hasText: 'Thaw' }).waitFor({ state: 'detached' })
  await page.getByText('Thaw is removed.').waitFor()
  await page.getByRole('button', { name: 'Undo' }).click()
  await titles.filter({ hasText: 'Thaw' }).waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff renames a topic and puts a story into it', async () => {
  const { page, context, problems } = await visit('/topic/maps/edit')
  await page.getByLabel('Name').fill('Charts and maps')
  await page.getByLabel('Reason').first().fill('Sailors read it too.')
  await page.getByRole('button', { name: 'Save' }).click()
  await page.getByRole('heading', { name: 'Edit the topic Charts and maps' }).waitFor()
  await page.getByRole('link', { name: 'Stories', exact: true }).click()
  await page.getByLabel('Story').fill('nothing')
  await page.getByLabel('Reason').fill('It has a map in it.')
  await page.getByRole('button', { name: 'Add story' }).click()
  await page.getByText('This is neither the address nor the id of a story.').waitFor()
  await page.getByLabel('Story').fill(`${site.url}/@noor/stet-a1f620cd133d`)
  await page.getByRole('button', { name: 'Add story' }).click()
  await toasted(page, page.getByText('The story is added.'))
  await page.getByRole('region', { name: 'Log' }).getByText('It has a map in it.').waitFor()
  expect(problems).toEqual([])
  await context.close()
})

test('staff see how a page was made, can outline its controls, and hide the menu', async () => {
  const { page, context, problems } = await visit('/@reader')
  const debug = page.getByRole('complementary', { name: 'Debug' })
  await page.mouse.move(200, 200)
  await page.mouse.move(210, 210)
  await debug.getByText('Debug').click()
  expect(await debug.innerText()).toContain('disabled (staff)')
  expect(await violationsNow(page)).toEqual([])
  await debug.getByRole('button', { name: 'Outline controls' }).click()
  expect(await debug.getByRole('button', { pressed: true }).count()).toBe(1)
  expect(await debug.locator('summary').evaluate((it) => getComputedStyle(it).outlineStyle)).toBe('dashed')
  await debug.getByRole('button', { name: 'Hide in this tab' }).click()
  await debug.waitFor({ state: 'detached' })
  expect(problems).toEqual([])
  await context.close()
})
