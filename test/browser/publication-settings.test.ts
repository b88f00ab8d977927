import type { BrowserContext, Locator, Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { fits, violationsNow } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { beyond, type Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { toasted } from '../support/toast'

const { open } = useBrowser()

/** The services outside that the site asks. */
interface Services {
  url: string
  stop(): Promise<void>
}

let services: Services
let site: Site
let page: Page
let context: BrowserContext
let problems: string[]
beforeAll(async () => {
  const outside = await beyond<{ startOutsideServices(): Promise<Services> }>('./outside-services')
  services = await outside.startOutsideServices()
  site = await startSiteToSignIn({ DNS_URL: `${services.url}/dns/here` })
  ;({ page, context, problems } = await open({ baseURL: site.url, reducedMotion: 'reduce' }))
  await signInAs('maren', site, context)
})
afterAll(async () => {
  await site?.stop()
  await services?.stop()
})

const SETTINGS = '/tidewater/settings'

async function at(path: string, tab = page): Promise<void> {
  await tab.goto(`${SETTINGS}${path}`, { waitUntil: 'load' })
  await hydrated(tab)
}

/** What a reader finds, without a session. */
const asReader = async (path: string): Promise<{ status: number; text: string }> => {
  const answer = await fetch(new URL(path, site.url))
  return { status: answer.status, text: await answer.text() }
}

const save = (tab = page) => tab.getByRole('button', { name: 'Save', exact: true }).click()
const about = (tab = page) => tab.getByRole('textbox', { name: 'Text of the About page' })

/** Writes at the end of a paragraph. */
async function write(paragraph: Locator, words: string, tab = page): Promise<void> {
  await paragraph.click()
  await tab.keyboard.press('End')
  await tab.keyboard.type(words)
}
const firstParagraph = (tab = page) => about(tab).locator('p').first()
const heading = (tab = page) => about(tab).getByRole('heading', { name: 'Where we meet' })

describe('the about page', () => {
  test('is written in the editor, and readers have it at once', async () => {
    await at('/about')
    await about().waitFor()
    await write(firstParagraph(), '\n## Where we meet\nAt the **harbour** every ')
    expect(await violationsNow(page)).toEqual([])
    expect(await fits(page, 390)).toBe(true)
    await page.setViewportSize({ width: 1280, height: 800 })
    await save()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await expect.poll(async () => (await asReader('/tidewater/about')).text).toContain('Where we meet')
    expect((await asReader('/tidewater/about')).text).toContain('<strong>harbour</strong>')
    await page.reload({ waitUntil: 'load' })
    await heading().waitFor()
  })

  test('that two people write at once keeps what both have written', async () => {
    const other = await context.newPage()
    await Promise.all([at('/about'), at('/about', other)])
    await Promise.all([about().waitFor(), about(other).waitFor()])
    await write(firstParagraph(), ' From the first. ')
    await write(heading(other), ', and when', other)
    await save()
    await page.getByText('Saved.', { exact: true }).waitFor()
    await save(other)
    await other.getByText('Saved.', { exact: true }).waitFor()
    await expect.poll(async () => (await asReader('/tidewater/about')).text).toContain('From the first.')
    expect((await asReader('/tidewater/about')).text).toContain('Where we meet, and when')
    expect(await about(other).innerText()).toContain('From the first.')
    await other.close()
  })
})

test('a subpage has a text, and comes back when its deletion is undone', async () => {
  await at('/subpages/new')
  await page.getByRole('textbox', { name: 'Title' }).fill('Tide tables')
  const text = page.getByRole('textbox', { name: 'Text', exact: true })
  await text.click()
  await page.keyboard.type('High water is at noon.')
  await page.getByRole('button', { name: 'New subpage' }).click()
  await page.getByTestId('page-saved').waitFor()
  const path = '/tidewater/subpage/tide-tables'
  await expect.poll(async () => (await asReader(path)).text).toContain('High water is at noon.')
  await page.getByRole('link', { name: 'Edit Tide tables' }).click()
  await expect.poll(() => text.innerText()).toContain('High water')
  await page.getByRole('button', { name: 'Delete page' }).click()
  await toasted(page, page.getByTestId('page-deleted'))
  await expect.poll(async () => (await asReader(path)).status).toBe(404)
  await page.getByRole('button', { name: 'Undo' }).click()
  await page.getByTestId('page-restored').waitFor()
  await page.getByRole('link', { name: 'Edit Tide tables' }).waitFor()
  await expect.poll(async () => (await asReader(path)).text).toContain('High water is at noon.')
})

test('two people who save the settings at once see both values, and lose nothing', async () => {
  const other = await context.newPage()
  await Promise.all([at(''), at('', other)])
  const field = (tab: Page, name: string) => tab.getByRole('textbox', { name })
  await field(page, 'Tagline').fill('The first tagline')
  await save()
  await page.getByText('Saved.', { exact: true }).waitFor()
  await field(other, 'Tagline').fill('The second tagline')
  await field(other, 'Description').fill('Only the second says this.')
  await save(other)
  const question = other.getByTestId('meanwhile')
  await question.waitFor()
  for (const words of ['The first tagline', 'The second tagline']) await question.getByText(words).waitFor()
  expect(await violationsNow(other)).toEqual([])
  expect(await field(other, 'Tagline').inputValue()).toBe('The second tagline')
  await question.getByRole('combobox').selectOption({ label: 'What they saved' })
  await question.getByRole('button', { name: 'Save these' }).click()
  await other.getByText('Saved, together with what somebody else had changed.').waitFor()
  await expect.poll(() => field(other, 'Tagline').inputValue()).toBe('The first tagline')
  expect(await field(other, 'Description').inputValue()).toBe('Only the second says this.')
  await other.close()
})

const focusedName = () => page.evaluate(() => document.activeElement?.getAttribute('name'))

test('the navigation is arranged, and what is wrong with an entry is said at its field', async () => {
  await at('/navigation')
  const titles = page.getByRole('textbox', { name: 'Title' })
  const add = () => page.getByRole('button', { name: 'Add an entry' }).click()
  await add()
  await titles.last().fill('Above')
  await add()
  const count = await titles.count()
  await save()
  await page.getByText('Give this entry a title.').waitFor()
  await expect.poll(focusedName).toBe(`items.${count - 1}.title`)
  await titles.last().fill('Below')
  expect(await page.locator('[aria-invalid=true]').count()).toBe(0)
  await page.getByRole('button', { name: 'Move Below up' }).press('Enter')
  await page.getByText(`Below is now entry ${count - 1} of ${count}.`).waitFor({ state: 'attached' })
  await save()
  await page.getByTestId('publication-navigation-saved').waitFor()
  await page.reload({ waitUntil: 'load' })
  expect(await titles.nth(count - 2).inputValue()).toBe('Below')
  expect(await titles.nth(count - 1).inputValue()).toBe('Above')
})

test('a story is taken out of the publication by a button', async () => {
  await page.goto('/tidewater/stories/published', { waitUntil: 'load' })
  await hydrated(page)
  const take = page.getByRole('button', { name: /^Take out “/ }).first()
  const name = (await take.getAttribute('aria-label')) ?? ''
  await take.click()
  await page.getByRole('dialog').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await page.getByRole('dialog').getByRole('button', { name: 'Take out' }).click()
  await page.getByTestId('story-taken-out').waitFor()
  await expect.poll(() => page.getByRole('button', { name, exact: true }).count()).toBe(0)
})

test('a domain is entered, checked and removed, with the records to copy', async () => {
  await at('')
  await page.getByRole('link', { name: 'Set the domain' }).click()
  const field = page.getByRole('textbox', { name: 'Your domain' })
  const enter = async (domain: string) => {
    await field.fill(domain)
    await page.getByRole('button', { name: 'Use this domain' }).click()
  }
  await enter('192.0.2.7')
  await page.getByText('Enter a domain rather than an IP address.').waitFor()
  await enter('https://Tides.example/')
  const proof = page.getByRole('listitem', { name: 'TXT record' })
  await proof.getByText('_domain-check.tides.example').waitFor()
  expect(await violationsNow(page)).toEqual([])
  expect(await fits(page, 390)).toBe(true)
  await page.setViewportSize({ width: 1280, height: 800 })
  const check = page.getByRole('button', { name: 'Check now' })
  await check.click()
  await page.getByText('tides.example doesn’t work yet.').waitFor()
  const value = (await proof.getByText(/^domain-check=/).textContent()) ?? ''
  const records = {
    '_domain-check.tides.example': [{ type: 'TXT', data: value }],
    'tides.example': [{ type: 'CNAME', data: 'custom.localhost' }],
  }
  await fetch(`${services.url}/names/here`, { method: 'PUT', body: JSON.stringify({ records }) })
  // A check that follows at once answers what the last one found.
  await expect
    .poll(
      async () => {
        await check.click()
        return page.getByText('tides.example works now.').count()
      },
      { timeout: 20_000, interval: 2000 },
    )
    .toBeGreaterThan(0)
  await page.getByText('Working', { exact: true }).waitFor()
  await page.getByRole('button', { name: 'Remove the domain' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByText('For 90 days, addresses on the domain redirect there').waitFor()
  expect(await violationsNow(page)).toEqual([])
  await dialog.getByRole('button', { name: 'Remove', exact: true }).click()
  await toasted(page, page.getByTestId('domain-removed'))
  await field.waitFor()
})

test('no page has reported an error', () => expect(problems).toEqual([]))
