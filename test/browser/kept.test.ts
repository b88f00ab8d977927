import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { responseWording } from '../../schema/wording/responses'
import { viewerWording } from '../../schema/wording/viewer'
import { demoId } from '../../worker/commands/demo/ids'
import { DEMO } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { openEditor, storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { visitAs } from '../support/visit-as'

/* Rule: docs/rules/identity.md, "What the browser keeps". */

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** Everything that a browser keeps for a site, whatever has put it there: `place name` → the value as JSON. */
async function keptIn(page: Page, context: BrowserContext): Promise<Map<string, string>> {
  const stored: [string, string][] = await page.evaluate(async () => {
    const ended = <Result>(request: IDBRequest<Result>) =>
      new Promise<Result>((resolve, reject) => {
        request.onsuccess = () => resolve(request.result)
        request.onerror = () => reject(request.error)
      })
    const all: [string, string][] = []
    for (const [key, value] of Object.entries(localStorage)) all.push([`local ${key}`, value])
    for (const [key, value] of Object.entries(sessionStorage)) all.push([`tab ${key}`, value])
    for (const { name = '' } of await indexedDB.databases()) {
      const database = await ended(indexedDB.open(name))
      for (const table of database.objectStoreNames) {
        const store = database.transaction(table).objectStore(table)
        const [keys, values] = await Promise.all([ended(store.getAllKeys()), ended(store.getAll())])
        for (const [i, key] of keys.entries())
          all.push([`${name} ${JSON.stringify(key)}`, JSON.stringify(values[i])])
      }
      database.close()
    }
    for (const name of await caches.keys()) all.push([`cache ${name}`, ''])
    const workers = await navigator.serviceWorker.getRegistrations()
    return [...all, ...workers.map(({ scope }): [string, string] => [`worker ${scope}`, ''])]
  })
  const cookies = (await context.cookies()).map(({ name, value }): [string, string] => [
    `cookie ${name}`,
    value,
  ])
  return new Map([...stored, ...cookies])
}

const menuItem = async (page: Page, name: string) => {
  await page.getByTestId('avatar-menu').click()
  await page.getByRole('menuitem', { name }).click()
}
const dialogOf = (page: Page) => page.getByRole('dialog', { name: viewerWording.leaveWords.title })
const signedOut = (page: Page) => page.getByRole('link', { name: 'Get started' }).first().waitFor()

/** Does what leaves traces in a browser, without words that only it has. */
async function leaveTraces(page: Page): Promise<void> {
  await page.mouse.wheel(0, 1500)
  await page.keyboard.press('/')
  await page.keyboard.type('lighthouse')
  await page.keyboard.press('Enter')
  await page.waitForURL(/\/search/)
  await page.goto('/gift/checkout?type=email')
  await hydrated(page)
  for (const field of await page.locator('main input[type=email], main input[type=text]').all())
    await field.fill('somebody@quire.test')
  await page.locator('footer select').first().selectOption('dark')
}

test('signing out leaves nothing that the browser of a visitor doesn’t have', async () => {
  const visitor = await open({ baseURL: site.url })
  await visitor.page.goto('/', { waitUntil: 'load' })
  await hydrated(visitor.page)
  const reader = await visitAs(open, site, 'reader', DEMO.story)
  await leaveTraces(reader.page)
  const before = await keptIn(reader.page, reader.context)
  expect([...before.keys()].filter((key) => key.includes(demoId('user', 'reader'))).length).toBeGreaterThan(1)
  await menuItem(reader.page, viewerWording.menu.signOut)
  await signedOut(reader.page)
  // What the router has kept of the tab's past goes with the first page that the client takes over.
  await hydrated(reader.page)
  const ofVisitor = await keptIn(visitor.page, visitor.context)
  const after = await keptIn(reader.page, reader.context)
  expect([...after.keys()].filter((key) => !ofVisitor.has(key) && !key.startsWith('quire-events '))).toEqual(
    [],
  )
  const said = JSON.stringify([...after])
  for (const trace of ['lighthouse', 'somebody@', demoId('user', 'reader'), 'dark'])
    expect(said).not.toContain(trace)
  await reader.context.close()
  await visitor.context.close()
})

test('words that the server doesn’t have: signing out says so, and they are there again for their writer alone', async () => {
  const { page, context } = await visitAs(open, site, 'maren', DEMO.story)
  await context.route('**/_/graphql', (route) =>
    route.request().headers()['graphql-operation']?.includes('SaveDraft') ? route.abort() : route.continue(),
  )
  const field = page
    .getByRole('complementary', { name: /responses/i })
    .getByRole('textbox', { name: responseWording.text })
  await page.locator('a[data-action="respond"]').first().click()
  await field.pressSequentially('A response of nobody else')
  await openEditor(page)
  await storyOf(page).click()
  await page.keyboard.type('A story of nobody else')
  // What the journal promises: what was on the screen for so long is kept.
  await page.waitForTimeout(100)
  await page.goto('/explore-topics', { waitUntil: 'load' })
  await hydrated(page)
  await menuItem(page, viewerWording.menu.signOut)
  await dialogOf(page)
    .getByText(viewerWording.leaveWords.text({ drafts: 1, responses: 1 }))
    .waitFor()
  await dialogOf(page).getByRole('button', { name: viewerWording.leaveWords.stay }).first().click()
  await dialogOf(page).waitFor({ state: 'detached' })
  await menuItem(page, viewerWording.menu.signOut)
  await dialogOf(page).getByRole('button', { name: viewerWording.menu.signOut }).click()
  await signedOut(page)
  const look = async () => {
    await page.goto(DEMO.story, { waitUntil: 'load' })
    await hydrated(page)
    await page.locator('a[data-action="respond"]').first().click()
    await page
      .getByRole('complementary', { name: /responses/i })
      .getByText('missed my stop')
      .waitFor()
    return page.getByText('A response of nobody else').count()
  }
  expect(await look()).toBe(0)
  await signInAs('noor', site, context)
  expect(await look()).toBe(0)
  await openEditor(page)
  expect(await page.getByText('A story of nobody else').count()).toBe(0)
  await context.clearCookies()
  await signInAs('maren', site, context)
  await openEditor(page)
  await page.getByText('A story of nobody else').waitFor()
  await page.goto(DEMO.story, { waitUntil: 'load' })
  await hydrated(page)
  await page.locator('a[data-action="respond"]').first().click()
  await page.getByText('A response of nobody else').waitFor()
  await context.close()
})
