import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { useBrowser } from '../support/browser'
import { beyond, type Site } from '../support/own-site'
import { NAMED_PAGES, type Viewer } from '../support/pages'
import { textsOutsideTheCatalogue, tooNarrow } from '../support/pseudo/look-for'

const { open } = useBrowser()

let site: Site
beforeAll(async () => {
  const { startPseudoSite } = await beyond<{ startPseudoSite(): Promise<Site> }>('./pseudo/site')
  site = await startPseudoSite()
  // A build, on a machine that other tests may keep busy.
}, 180_000)
afterAll(() => site?.stop())

/** The pages by who looks at them: each viewer has one window, since opening one takes longer than a page. */
const VIEWERS = [...new Set(NAMED_PAGES.map(([, { viewer }]) => viewer))]

/** Visits every page of a viewer on a phone, without script: what the worker renders is in the pseudo-language. */
async function visit(viewer: Viewer, look: (page: Page, name: string) => Promise<void>): Promise<void> {
  const { page, context } = await open({
    baseURL: site.url,
    viewer,
    javaScriptEnabled: false,
    viewport: { width: 390, height: 800 },
  })
  for (const [name, { path, viewer: own }] of NAMED_PAGES) {
    if (own !== viewer) continue
    await page.goto(path, { waitUntil: 'domcontentloaded' })
    await look(page, name)
  }
  await context.close()
}

test.concurrent.each(VIEWERS)(
  'every text that a %s sees comes from the catalogue, and has room',
  async (viewer) => {
    const found: string[] = []
    let seen = 0
    await visit(viewer, async (page, name) => {
      const { outside, inside } = await textsOutsideTheCatalogue(page)
      seen += inside
      found.push(...outside.map((text) => `${name}: ${text}`))
      found.push(...(await tooNarrow(page)).map((text) => `${name} is too narrow: ${text}`))
    })
    expect(seen).toBeGreaterThan(10)
    expect([...new Set(found)]).toEqual([])
  },
)
