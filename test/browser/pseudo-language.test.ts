import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { isBuilt } from '../../client/pages/built'
import { PAGES } from '../../schema/page-table'
import type { PageId } from '../../schema/pages'
import { useBrowser } from '../support/browser'
import { beyond, type Site } from '../support/own-site'
import { NAMED_PAGES, type Viewer } from '../support/pages'
import { textsOutsideTheCatalogue, tooNarrow } from '../support/pseudo/look-for'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  const { startPseudoSite } = await beyond<{ startPseudoSite(): Promise<Site> }>('./pseudo/site')
  site = await startPseudoSite()
})
afterAll(() => site?.stop())

/** The pages by who looks at them: each viewer has one window, since opening one takes longer than a page. */
const VIEWERS = [...new Set(NAMED_PAGES.map(([, { viewer }]) => viewer))]

/** Pages whose routes have no sample: one needs an address in its query, the others are a flag's. */
const MORE: readonly (readonly [name: string, viewer: Viewer, path: string])[] = [
  ['embed-media as visitor', 'visitor', '/embed?q=https%3A%2F%2Fyoutu.be%2FdQw4w9WgXcQ'],
  ['mastodon-for-members as visitor', 'visitor', '/mastodon'],
]
const EVERY = [...NAMED_PAGES.map(([name, { viewer, path }]) => [name, viewer, path] as const), ...MORE]

/** What isn't looked at: the page that the browser shows when drawing fails, and one that only leads on. */
const SHOWN_INSTEAD = ['error', 'mobile-web-editor-redirect']

/** The pages that were looked at. */
const looked = new Set<string>()

/** Visits every page of a viewer on a phone, without script: what the worker renders is in the pseudo-language. */
async function visit(viewer: Viewer, look: (page: Page, name: string) => Promise<void>): Promise<void> {
  const { page, context } = await open({
    baseURL: site.url,
    viewer,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  for (const [name, own, path] of EVERY) {
    if (own !== viewer) continue
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    looked.add((await page.locator('html').getAttribute('data-page')) ?? '')
    await look(page, name)
  }
  await context.close()
}

test.concurrent.each(VIEWERS)(
  'every text that a %s sees comes from the catalogue, and has room',
  async (viewer) => {
    const faults: string[] = []
    let seen = 0
    await visit(viewer, async (page, name) => {
      const { outside, inside } = await textsOutsideTheCatalogue(page)
      seen += inside
      faults.push(...outside.map((text) => `${name}: ${text}`))
      faults.push(...(await tooNarrow(page)).map((text) => `${name} is too narrow: ${text}`))
    })
    expect(seen).toBeGreaterThan(10)
    expect([...new Set(faults)]).toEqual([])
  },
)

test('so do those of the page that says that something failed', async () => {
  const { page, context } = await open({ baseURL: site.url, javaScriptEnabled: false })
  await site.bindings.DB.prepare('ALTER TABLE tag RENAME TO tag_away').run()
  try {
    await page.goto('/tag/maps', { waitUntil: 'domcontentloaded' })
  } finally {
    await site.bindings.DB.prepare('ALTER TABLE tag_away RENAME TO tag').run()
  }
  looked.add((await page.locator('html').getAttribute('data-page')) ?? '')
  expect((await textsOutsideTheCatalogue(page)).outside).toEqual([])
  await context.close()
})

test('no page of the registry is left out', () => {
  const built = (Object.keys(PAGES) as PageId[]).filter(isBuilt)
  expect(built.filter((id) => !looked.has(id)).sort()).toEqual(SHOWN_INSTEAD)
})
