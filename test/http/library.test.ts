import { expect, test } from 'vitest'
import type { RouteName } from '../../schema/routes/index'
import { libraryWording as wording } from '../../schema/wording/library'
import { addressOf } from '../support/addresses'
import { ask } from '../support/http'
import { cookiesOf } from '../support/session-cookie'

const TABS = [
  'YourLibrary',
  'YourLists',
  'YourSavedLists',
  'YourHighlights',
  'YourResponses',
  'YourReadingHistory',
  'RecentlyDeleted',
] as const satisfies readonly RouteName[]

const ADDRESSES = TABS.map((route) => addressOf(route))
/** As deep as the data of any page may be: test/http/page-budget.test.ts. */
const MOST_ROUND_TRIPS = 3

/** The links of the library's tabs. */
const tabsOf = (text: string) => {
  const [nav = ''] = new RegExp(`<nav aria-label="${wording.label}".*?</nav>`, 's').exec(text) ?? []
  return [...nav.matchAll(/<a [^>]*>/g)].map(([tag]) => ({
    href: /href="([^"]*)"/.exec(tag)?.[1],
    isCurrent: tag.includes('aria-current="page"'),
  }))
}

test('the library is one place: each of its pages has the same tabs, with its own marked', async () => {
  const tooDeep: string[] = []
  for (const path of ADDRESSES) {
    // The first request of a worker also reads what it then keeps.
    await ask(path, { headers: cookiesOf('reader') })
    const { status, text, headers } = await ask(path, { headers: cookiesOf('reader') })
    expect(status, path).toBe(200)
    expect(tabsOf(text), path).toEqual(ADDRESSES.map((href) => ({ href, isCurrent: href === path })))
    expect(text, path).toMatch(/<meta[^>]*noindex/)
    const [, trips] = /desc="(\d+) round trips/.exec(headers.get('server-timing') ?? '') ?? []
    if (!(Number(trips) <= MOST_ROUND_TRIPS)) tooDeep.push(`${path}: ${trips} round trips`)
  }
  expect(tooDeep).toEqual([])
})

test('the library shows the first of each part, the reading list before all other lists', async () => {
  const { text } = await ask('/me/library', { headers: cookiesOf('reader') })
  const titles = [...text.matchAll(/<h([23])[^>]*>(?:<a[^>]*>)?([^<]*)/g)].map(([, , title]) => title?.trim())
  const { lists, saved, highlights, responses, history } = wording.tabs
  expect(titles.slice(0, 2)).toEqual([lists, 'Reading list'])
  expect(titles.filter((title) => Object.values(wording.tabs).some((tab) => tab === title))).toEqual([
    lists,
    saved,
    highlights,
    responses,
    history,
  ])
})

test('a visitor is led to sign in and back, and finds featured lists in the header', async () => {
  const { status, headers } = await ask('/me/library')
  expect([status, headers.get('location')]).toEqual([
    302,
    expect.stringContaining('redirectUrl=%2Fme%2Flibrary'),
  ])
  const header = async (viewer: string) =>
    /<header.*?<\/header>/s.exec((await ask('/explore-topics', { headers: cookiesOf(viewer) })).text)?.[0] ??
    ''
  expect(await header('visitor')).toContain('href="/collections"')
  expect(await header('visitor')).not.toContain('href="/me/library"')
  expect(await header('reader')).toContain('href="/me/library"')
  expect(await header('reader')).not.toContain('href="/collections"')
})
