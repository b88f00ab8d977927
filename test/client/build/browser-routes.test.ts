import { describe, expect, test } from 'vitest'
import { browserRoutes, linkedRoutes, tableCode } from '../../../client/build/browser-routes'
import { isBuilt } from '../../../client/pages/built'
import type { PageId } from '../../../schema/pages'
import { ROUTES } from '../../../schema/routes/index'
import type { Route } from '../../../schema/routes/types'

const table = browserRoutes(
  ROUTES as Readonly<Record<string, Route>>,
  (name) => name === 'LatestFeed',
  (page) => isBuilt(page as PageId),
)
const firsts = (paths: readonly string[]) =>
  new Set(paths.map((path) => path.split('/')[1] ?? '').filter((segment) => !segment.includes('{')))

describe('the browser’s route table', () => {
  test('has what the client names and every built page, without what only the worker reads', () => {
    expect(table.LatestFeed).toMatchObject({ path: ROUTES.LatestFeed.path })
    expect(table.Home).toMatchObject({ path: '/' })
    for (const row of Object.values(table)) {
      expect(Object.keys(row).filter((key) => /^(?:who|redirect|cacheGroups|methods)$/.test(key))).toEqual([])
    }
  })

  test('has a page only where the worker shows one, since only the addresses of pages are brought into one form', () => {
    const all: Readonly<Record<string, Route>> = ROUTES
    expect(table.Home).toHaveProperty('page')
    const withPage = Object.entries(table).filter(([, { page }]) => page !== undefined)
    expect(withPage.filter(([name]) => all[name]?.kind !== 'page')).toEqual([])
  })

  test('has the same rows in the same order as code, by the same names where they have any', async () => {
    const code = `export default ${tableCode(table)}`
    const { default: rows } = await import(`data:text/javascript,${encodeURIComponent(code)}`)
    const unnumbered = (all: object) =>
      Object.entries(all).map(([name, row]) => [name.startsWith('_') ? '' : name, row])
    expect(unnumbered(rows)).toEqual(unnumbered(table))
  })

  test('has for links the rows that the client names, and no others', () => {
    const linked = linkedRoutes(
      ROUTES as Readonly<Record<string, Route>>,
      (name) => name === 'LatestFeed' || name === 'Home',
      (page) => isBuilt(page as PageId),
    )
    expect(Object.keys(linked).toSorted()).toEqual(['Home', 'LatestFeed'])
    expect(linked.LatestFeed).toEqual({ path: ROUTES.LatestFeed.path })
  })

  test('leaves out pages that aren’t built', () => {
    const pages = Object.values(table).flatMap(({ page }) =>
      typeof page === 'string' ? [page] : (page ?? []).map((choice) => choice.page),
    )
    expect(pages.length).toBeGreaterThan(20)
    expect(pages.filter((page) => !isBuilt(page))).toEqual([])
  })

  test('reserves every first segment that the whole table does', () => {
    const whole = Object.values(ROUTES).map(({ path }) => path)
    const paths = Object.values(table).map(({ path }) => path)
    expect(firsts(paths)).toEqual(firsts(whole))
    const feeds = (all: readonly string[]) =>
      firsts(all.filter((path) => path.startsWith('/feed/')).map((path) => path.slice('/feed'.length)))
    expect(feeds(paths)).toEqual(feeds(whole))
  })
})
