import type { Page } from 'playwright-core'
import { expect, test } from 'vitest'
import { SIZES, violationsNow, violationsOf } from '../support/axe'
import { hydrated, useBrowser } from '../support/browser'
import { harmlessLooking } from '../support/danger'
import { ACTS_AT_ONCE, answersItself, MORE_FACES, NAMED_PAGES, seesMost } from '../support/pages'

const { open } = useBrowser()

/**
 * The requests that a signed-in reader's page makes by itself, once it is shown: whom they follow, which pages for
 * everybody don't know, that they have seen their notifications, the text that they write, its versions, topics for it, how their
 * style sheet looks, how often they clapped for responses and what they may do with them, which stories on cards
 * they have saved, who reads their stories now, and how often those on their profile were read.
 */
const ASKED_LATER =
  /^(UserViewerEdge|CollectionViewerEdge|TagViewerEdge|UnreadNotificationCount|MarkNotificationsSeen|Draft|PostVersions|PublishSettings|SuggestedTopics|PreviewStyleSheet|PostClaps|(?:Catalog)?ResponseRights|PostLists|ListSaved|ReadingNowOnStats|OwnProfileReads)$/

/** The names of the operations that were requested. */
const operationsOf = (bodies: readonly string[]): string[] =>
  bodies.flatMap((body) => [...body.matchAll(/"operationName":"(\w+)"/g)].map(([, name = '']) => name))

/** Elements that extend to the right, if the page can be scrolled sideways. */
const sticksOut = (page: Page): Promise<string[]> =>
  page.evaluate(async () => {
    // Lengths in `vw` follow a new size of the window with the next frame.
    await new Promise((done) => requestAnimationFrame(() => requestAnimationFrame(done)))
    const limit = document.documentElement.clientWidth
    if (document.documentElement.scrollWidth <= limit) return []
    const out = [...document.querySelectorAll('body *')].filter((element) => {
      const { right, width } = element.getBoundingClientRect()
      return width > 0 && right > limit + 1
    })
    return ['The page is too wide', ...out.slice(0, 3).map((element) => element.outerHTML.slice(0, 120))]
  })

test.concurrent.each(NAMED_PAGES)(
  '%s: the page hydrates without a request or a warning, fits 320 px, and is clean for whoever sees the most of it',
  async (_, sample) => {
    const { pageId, path, viewer, status } = sample
    const { page, context, problems, graphql } = await open({ reducedMotion: 'reduce', viewer })
    expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(status)
    await hydrated(page)
    if (answersItself(sample)) expect(await page.locator('html').getAttribute('data-page')).toBe(pageId)
    const isLater = (name: string) => viewer !== 'visitor' && ASKED_LATER.test(name)
    if (!ACTS_AT_ONCE.has(pageId)) expect(operationsOf(graphql).filter((name) => !isLater(name))).toEqual([])
    expect(problems).toEqual([])
    if (seesMost(sample)) expect(await violationsOf(page)).toEqual([])
    expect(await harmlessLooking(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sticksOut(page)).toEqual([])
    await context.close()
  },
)

test.concurrent.each(MORE_FACES.map((page) => [page.path, page] as const))(
  '%s hydrates without a warning, is clean on a phone, and fits 320 px',
  async (_, { pageId, path, viewer }) => {
    const viewport = { width: 390, height: 800 }
    const { page, context, problems } = await open({ reducedMotion: 'reduce', viewer, viewport })
    expect((await page.goto(path, { waitUntil: 'load' }))?.status()).toBe(200)
    await hydrated(page)
    expect(await page.locator('html').getAttribute('data-page')).toBe(pageId)
    expect(problems).toEqual([])
    expect(await violationsNow(page, SIZES)).toEqual([])
    expect(await harmlessLooking(page)).toEqual([])
    await page.setViewportSize({ width: 320, height: 640 })
    expect(await sticksOut(page)).toEqual([])
    await context.close()
  },
)
