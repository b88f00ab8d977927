import { createMemoryHistory, createRootRoute, createRoute, createRouter } from '@tanstack/react-router'
import { describe, expect, it } from 'vitest'
import { matchRoute } from '../../../schema/routes/match'
import type { TableName } from '../../../schema/routes/tables'
import { tanStackRoutes, toTanStackPath } from '../../../schema/routes/tanstack'
import { samplePath } from './samples'

const TABLES: TableName[] = ['default', 'user', 'publication']

function routerFor(table: TableName) {
  const root = createRootRoute()
  const names = new Map<string, string>()
  const children = tanStackRoutes(table).map(({ route, path }) => {
    names.set(path, route.name)
    return createRoute({ getParentRoute: () => root, path })
  })
  const router = createRouter({ routeTree: root.addChildren(children), history: createMemoryHistory() })
  return (path: string) => {
    const [, , foundRoute] = router.getMatchedRoutes(path)
    return foundRoute && names.get(foundRoute.fullPath)
  }
}

describe('the paths for TanStack Router', () => {
  it('turns parameters into its syntax', () => {
    expect(toTanStackPath('/@{username}/{postId}')).toBe('/@{$username}/$postId')
    expect(toTanStackPath('/sitemap/{name}.xml')).toBe('/sitemap/{$name}.xml')
    expect(toTanStackPath('/')).toBe('/')
  })

  it('has no path twice in a table', () => {
    for (const table of TABLES) {
      const paths = tanStackRoutes(table).map(({ path }) => path)
      expect(new Set(paths).size).toBe(paths.length)
    }
  })

  it.each(TABLES)('finds the same route as the matcher, in the table of %s', (table) => {
    const find = routerFor(table)
    const wrong = []
    for (const { route } of tanStackRoutes(table)) {
      const path = samplePath(route, table)
      const ours = matchRoute(table, path)?.route.name
      const theirs = find(path)
      if (ours !== route.name || theirs !== route.name) wrong.push({ path, name: route.name, ours, theirs })
    }
    expect(wrong).toEqual([])
  })
})
