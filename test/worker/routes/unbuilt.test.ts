import { expect, test } from 'vitest'
import { isBuilt } from '../../../client/pages/built'
import type { PageId } from '../../../schema/pages'
import { ROUTES, type RouteName, routeNamed } from '../../../schema/routes/index'
import { ENDPOINTS } from '../../../worker/endpoints/registry'
import list from '../../http/unbuilt-routes.txt?raw'

const names = Object.keys(ROUTES) as RouteName[]
const listed = new Set(list.split('\n').filter((line) => line !== '' && !line.startsWith('#')))

/** The pages that a route may show. */
function pagesOf(name: RouteName): readonly PageId[] {
  const { page } = routeNamed(name)
  if (page === undefined) return []
  return typeof page === 'string' ? [page] : page.map((choice) => choice.page)
}

/** Whether the registries of pages and endpoints have what a route needs. */
function isRegistered(name: RouteName): boolean {
  const { kind, redirect } = routeNamed(name)
  if (kind === 'page') return pagesOf(name).some(isBuilt)
  if (redirect && redirect.to !== 'dynamic') return true
  return ENDPOINTS[name] !== undefined
}

test('every route without a page or an endpoint is in the list of unbuilt routes', () => {
  expect(names.filter((name) => !isRegistered(name) && !listed.has(name))).toEqual([])
})

test('the list of unbuilt routes has no duplicates, and no routes that aren’t in the table', () => {
  expect([...listed].filter((name) => !(name in ROUTES))).toEqual([])
  expect(list.split('\n').filter((line) => line !== '' && !line.startsWith('#'))).toEqual([...listed])
})

test('a route for signed-in people leaves the list once its page or endpoint exists', () => {
  const guarded = names.filter((name) => routeNamed(name).who !== 'any')
  expect(guarded.filter((name) => isRegistered(name) && listed.has(name))).toEqual([])
})
