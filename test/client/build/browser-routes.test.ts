import { describe, expect, test } from 'vitest'
import { browserRoutes } from '../../../client/build/browser-routes'
import { isBuilt } from '../../../client/pages/registry'
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
      expect(
        Object.keys(row).filter((key) => /^(?:who|kind|redirect|cacheGroups|methods)$/.test(key)),
      ).toEqual([])
    }
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
    expect(firsts(Object.values(table).map(({ path }) => path))).toEqual(firsts(whole))
  })
})
