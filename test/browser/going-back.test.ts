import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest'
import { addressOf, DEMO } from '../support/addresses'
import { useBrowser, type Watched } from '../support/browser'
import { KEEPS_PAGES } from '../support/chromium'
import type { Site } from '../support/own-site'
import { ANSWERED_PAGES, type SamplePage, seesMost, type Viewer } from '../support/pages'
import { signInAs, startSiteToSignIn } from '../support/sign-in'
import { Tab } from '../support/tab'

const { open } = useBrowser({ flags: [KEEPS_PAGES], isFirstVisit: true })

/**
 * Why Chromium keeps no page that may not be stored and listens for notifications. Rule: docs/rules/ui.md, "Going back".
 */
const REFUSED = new Set([
  'MainResourceHasCacheControlNoStore',
  'WebSocket',
  'WebSocketUsedWithCCNS',
  'WebSocketSticky',
  'JsNetworkRequestReceivedCacheControlNoStoreResource',
])

const opened: Watched[] = []
afterAll(async () => {
  await Promise.all(opened.map(({ context }) => context.close()))
})

async function tabOf(viewer: Viewer, options: { mayKeep?: boolean } = {}) {
  const watched = await open({ viewer, reducedMotion: 'reduce' })
  opened.push(watched)
  return { tab: await Tab.of(watched.page, inject('site'), options), ...watched }
}

const tabs = new Map<Viewer, Tab>()
/** A tab of a viewer's, for all of their pages one after the other. */
async function sharedTab(viewer: Viewer): Promise<Tab> {
  const tab = tabs.get(viewer) ?? (await tabOf(viewer, { mayKeep: viewer !== 'visitor' })).tab
  tabs.set(viewer, tab)
  return tab
}

async function returnTo(tab: Tab, path: string): Promise<string[]> {
  await tab.open(path)
  await tab.leave()
  return tab.back()
}

/** Reasons of a moment, such as a frame that was still loading, don't come three times in a row; those of the page do. */
const VISITS = 3

async function lastingReasons(tab: Tab, path: string): Promise<string[]> {
  let reasons: string[] = []
  for (let visit = 0; visit < VISITS; visit++) {
    reasons = await returnTo(tab, path)
    if (reasons.length === 0) break
  }
  return reasons
}

/** Each kind of page as a visitor finds it, and as whoever sees the most of it. */
const KINDS = ANSWERED_PAGES.filter(([, page]) => page.viewer === 'visitor' || seesMost(page))

test.each(KINDS)('%s: comes back as it was', async (_, { path, viewer, status }: SamplePage) => {
  const reasons = await lastingReasons(await sharedTab(viewer), path)
  if (status === 200) expect(reasons).toEqual([])
  else expect(reasons, 'Chromium keeps only what there is').toContain('HTTPStatusNotOK')
})

test('a page that the browser can’t keep would be noticed', async () => {
  const tab = await sharedTab('visitor')
  await tab.open(DEMO.story)
  await tab.evaluate(`addEventListener('unload', () => {})`)
  await tab.leave()
  expect(await tab.back()).not.toEqual([])
})

describe('of the pages that may not be stored, Chromium', () => {
  test.each(['/', DEMO.story, '/me/notifications'])('keeps none that listens: %s', async (path) => {
    const { tab } = await tabOf('reader')
    await tab.open(path)
    await expect.poll(() => tab.sockets).toBeGreaterThan(0)
    await tab.leave()
    const reasons = await tab.back()
    expect(reasons.filter((reason) => !REFUSED.has(reason))).toEqual([])
    expect(reasons).not.toEqual([])
  })

  test('keeps the others', async () => {
    const { tab } = await tabOf('reader')
    expect(await returnTo(tab, '/new-story')).toEqual([])
  })
})

describe('a page that comes back', () => {
  const WHOSE = `document.querySelector('[data-testid=avatar-menu]') ? 'reader' : 'visitor'`
  const IS_NEW = `typeof left === 'undefined' && document.readyState === 'complete'`
  const NOTE_SIGHT = `addEventListener('pageshow', () =>
    sessionStorage.setItem('sight', document.documentElement.style.display))`

  test('listens again', async () => {
    const { tab } = await tabOf('reader', { mayKeep: true })
    await tab.open('/explore-topics')
    await expect.poll(() => tab.sockets).toBe(1)
    await tab.leave()
    expect(await tab.back()).toEqual([])
    await expect.poll(() => tab.sockets).toBe(2)
  })

  test('isn’t shown to whoever comes after its reader has signed out', async () => {
    const { tab, context } = await tabOf('reader', { mayKeep: true })
    await tab.open('/')
    expect(await tab.evaluate(WHOSE)).toBe('reader')
    await tab.evaluate(NOTE_SIGHT)
    await tab.leave()
    await context.clearCookies()
    await tab.back()
    await expect.poll(() => tab.evaluate(IS_NEW)).toBe(true)
    expect(await tab.evaluate(WHOSE)).toBe('visitor')
    expect(await tab.evaluate(`sessionStorage.getItem('sight')`)).toBe('none')
  })

  test('knows a reader who has signed in since', async () => {
    const { tab, context } = await tabOf('visitor')
    await tab.open('/')
    expect(await tab.evaluate(WHOSE)).toBe('visitor')
    await tab.leave()
    const { context: signedIn } = await tabOf('reader')
    await context.addCookies(await signedIn.cookies())
    await tab.back()
    await expect.poll(() => tab.evaluate(IS_NEW)).toBe(true)
    expect(await tab.evaluate(WHOSE)).toBe('reader')
  })

  test('says how long ago something was written, not how long it was when it was left', async () => {
    const { tab } = await tabOf('visitor')
    await tab.open(addressOf('ShowPostResponses'))
    const TEXT = `document.querySelector('main time').textContent`
    expect(await tab.evaluate(TEXT)).not.toBe('3 hr ago')
    await tab.evaluate(`{
      const later = Date.parse(document.querySelector('main time').dateTime) + 3.5 * 3_600_000
      Date.now = () => later
    }`)
    await tab.leave()
    expect(await tab.back()).toEqual([])
    await expect.poll(() => tab.evaluate(TEXT)).toBe('3 hr ago')
  })

  describe('of somebody', () => {
    let site: Site
    beforeAll(async () => {
      site = await startSiteToSignIn()
    })
    afterAll(() => site?.stop())

    test('whose session was ended from another device isn’t shown for long', async () => {
      const { page, context } = await open({ baseURL: site.url, reducedMotion: 'reduce' })
      await signInAs('reader', site, context)
      const tab = await Tab.of(page, site.url, { mayKeep: true })
      await tab.open('/')
      expect(await tab.evaluate(WHOSE)).toBe('reader')
      await expect.poll(() => tab.sockets).toBe(1)
      await tab.leave()
      await site.bindings.DB.prepare('DELETE FROM session').run()
      await tab.back()
      await expect.poll(() => tab.evaluate(IS_NEW)).toBe(true)
      expect(await tab.evaluate(WHOSE)).toBe('visitor')
      await context.close()
    })
  })
})
