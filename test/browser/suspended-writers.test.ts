import { readFileSync } from 'node:fs'
import { glob } from 'node:fs/promises'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { routeNamed } from '../../schema/routes/index'
import { linkTo } from '../../schema/routes/links'
import { WITHHELD_FROM_SUSPENDED } from '../../schema/rules/suspended'
import { viewerWording } from '../../schema/wording/viewer'
import { demoId } from '../../worker/commands/demo/ids'
import { addressOf } from '../support/addresses'
import { hydrated, useBrowser } from '../support/browser'
import { storyOf } from '../support/editing'
import type { Site } from '../support/own-site'
import { MORE_FACES, PAGES_ONCE } from '../support/pages'
import { signInAs, startSiteToSignIn } from '../support/sign-in'

/* Rule: docs/rules/moderation.md, "Suspending somebody". */

const { open } = useBrowser()

let site: Site
/** By the operation of the client: the mutation that it sends. */
const mutations = new Map<string, string>()

const suspend = (username: string) =>
  site.bindings.DB.prepare('UPDATE user SET is_suspended = 1 WHERE id = ?1')
    .bind(demoId('user', username))
    .run()

beforeAll(async () => {
  for await (const file of glob('client/**/*.graphql')) {
    const [, operation, mutation] = /^mutation (\w+)[^{]*\{\s*(\w+)/m.exec(readFileSync(file, 'utf8')) ?? []
    if (operation && mutation) mutations.set(operation, mutation)
  }
  site = await startSiteToSignIn()
})
afterAll(() => site?.stop())

/** Presses every button of the page, and of what opens then. The page stays. */
const pressAll = (page: Page): Promise<void> =>
  page.evaluate(async () => {
    const pause = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms))
    // What the client doesn't send by itself would lead to another document.
    addEventListener('submit', (event) => event.preventDefault())
    const pressed = new Set<string>()
    const named = (button: HTMLElement, i: number) =>
      `${button.closest('[role=dialog]') ? 'in' : i} ${button.ariaLabel ?? button.textContent}`
    for (let round = 0; round < 4; round++) {
      const buttons = document.querySelectorAll<HTMLElement>(
        'main button, [role=dialog] button, [role=menuitem], [role=alertdialog] button',
      )
      for (const [i, button] of [...buttons].entries()) {
        const name = named(button, i)
        if (
          button.closest('search, form[action]') ||
          pressed.has(name) ||
          !button.isConnected ||
          button.ariaDisabled === 'true'
        )
          continue
        pressed.add(name)
        button.click()
        await pause(20)
      }
      await pause(200)
    }
  })

/** The mutations that a page sends when each of its buttons is pressed; none of them arrives. */
async function offered(username: string, path: string): Promise<string[]> {
  const { page, context } = await open({ baseURL: site.url })
  await signInAs(username, site, context)
  const sent = new Set<string>()
  await page.route('**/_/graphql', (route) => {
    const names = route.request().headers()['graphql-operation']?.split(',') ?? []
    const made = names.flatMap((name) => mutations.get(name) ?? [])
    for (const mutation of made) sent.add(mutation)
    return made.length > 0 ? route.abort() : route.continue()
  })
  await page.goto(path, { waitUntil: 'load' })
  await hydrated(page)
  await pressAll(page)
  await context.close()
  return [...sent]
}

/** The pages of people who write and lead: as the owner of a publication, who has written most, and as an editor of it. */
const PAGES = [...PAGES_ONCE, ...MORE_FACES].flatMap(({ path, viewer, route }) => {
  const who = route && routeNamed(route).who
  if (viewer === 'visitor' || viewer === 'staff' || who === undefined || who === 'any') return []
  return [{ path, username: viewer === 'tomas' ? 'tomas' : 'maren' }]
})
const ONCE = PAGES.filter(
  ({ path, username }, i) =>
    PAGES.findIndex((other) => other.path === path && other.username === username) === i,
)

/** What nobody who is suspended may do, of what each page offers. */
async function withheldOn(pages: typeof PAGES): Promise<string[]> {
  const offers: string[] = []
  for (const { path, username } of pages)
    for (const mutation of await offered(username, path))
      if (WITHHELD_FROM_SUSPENDED.includes(mutation)) offers.push(`${username} ${path}: ${mutation}`)
  return offers
}

test('the buttons are found: whoever isn’t suspended is offered what they may do', async () => {
  const withheld = await withheldOn([
    { username: 'tomas', path: addressOf('CollectionSettings') },
    { username: 'maren', path: addressOf('EditSequence') },
  ])
  for (const mutation of ['updatePublication', 'updateSequence', 'setSequenceParts', 'unpublishSequence'])
    expect(withheld.map((line) => line.split(': ')[1])).toContain(mutation)
})

test('nothing that suspended writers and editors are refused is offered to them on any page', {
  timeout: 300_000,
}, async () => {
  for (const username of ['maren', 'tomas']) await suspend(username)
  const shares = [0, 1, 2].map((share) => ONCE.filter((_, i) => i % 3 === share))
  expect((await Promise.all(shares.map(withheldOn))).flat()).toEqual([])
})

test('a suspended writer goes on with their own story; its suspended co-author reads why they can’t', async () => {
  for (const username of ['maren', 'tomas']) await suspend(username)
  const id = demoId('user', 'maren')
  const { results } = await site.bindings.DB.prepare(
    "UPDATE post SET co_author_ids = ?1 WHERE id = (SELECT id FROM post WHERE creator_id = ?2 AND state = 'published' LIMIT 1) RETURNING id",
  )
    .bind(JSON.stringify([demoId('user', 'tomas')]), id)
    .all<{ id: string }>()
  const postId = results[0]?.id ?? expect.fail('no story')
  const openEditorAs = async (username: string) => {
    const { page, context } = await open({ baseURL: site.url })
    await signInAs(username, site, context)
    await page.goto(linkTo('EditPost', { postId }))
    await hydrated(page)
    return page
  }
  await storyOf(await openEditorAs('maren')).waitFor()
  const page = await openEditorAs('tomas')
  await page.getByRole('main').getByText(viewerWording.banners.suspendedFrom).waitFor()
  expect(await page.getByRole('main').getByRole('textbox').count()).toBe(0)
})
