import { globSync, readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import type { PageChoice, Route } from '../../schema/routes/types.ts'

const ROUTE_TABLE = '/schema/routes/table.ts'
const PAGE_TABLE = '/schema/page-table.ts'

/** The properties of the table's rows that the browser reads. */
type BrowserRow = Pick<Route, 'path' | 'page' | 'query' | 'reads' | 'values' | 'everywhere'>

/** A page that isn't built has no module: navigating to it asks the worker. */
function builtPage(page: Route['page'], isBuilt: (page: string) => boolean): Route['page'] {
  if (page === undefined || typeof page === 'string')
    return page !== undefined && isBuilt(page) ? page : undefined
  const built = page.filter((choice: PageChoice) => isBuilt(choice.page))
  return built.length > 0 ? built : undefined
}

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/**
 * The table for the browser: the rows that the client names or has a page for, without the properties that
 * only the worker reads. Every other row is there only to keep its address from being taken for one of those,
 * with a number for a name. Where all rows below a fixed first segment are such, one row represents them,
 * since no page begins with it.
 */
export function browserRoutes(
  routes: Readonly<Record<string, Route>>,
  isNamed: (name: string) => boolean,
  isBuilt: (page: string) => boolean,
): Record<string, BrowserRow> {
  const rows = Object.entries(routes).map(([name, { page, ...route }]) => {
    const built = builtPage(page, isBuilt)
    return { name, route, page: built, isKept: built !== undefined || isNamed(name) }
  })
  // Below `feed` the second segment is reserved too (schema/routes/reserved.ts).
  const inUse = new Set([
    'feed',
    ...rows.filter(({ isKept }) => isKept).map(({ route }) => firstSegment(route.path)),
  ])
  const table: Record<string, BrowserRow> = {}
  for (const [i, { name, route, page, isKept }] of rows.entries()) {
    const { path, query, reads, values, everywhere } = route
    const first = firstSegment(path)
    const place = { path, ...(everywhere ? { everywhere } : {}) }
    if (isKept) {
      table[name] = {
        ...place,
        ...(page ? { page } : {}),
        ...(values ? { values } : {}),
        // The worker canonicalises the addresses of other rows.
        ...(page && query ? { query } : {}),
        ...(page && reads ? { reads } : {}),
      }
    } else if (inUse.has(first) || first.includes('{')) {
      table[`_${i}`] = place
    } else {
      table[`_${first}`] = {
        path: `/${first}`,
        ...(everywhere || table[`_${first}`]?.everywhere ? { everywhere: true } : {}),
      }
    }
  }
  return table
}

/** The pages that have a module: a page is a folder with its name. */
const builtPages = () => new Set(globSync('client/pages/*/index.tsx').map((file) => file.split(/[\\/]/)[2]))

const dataModule = (name: string, data: object) => ({
  code: `export const ${name} = ${JSON.stringify(data)}`,
  moduleType: 'js' as const,
  map: null,
})

/** Replaces the complete tables of routes and pages with the browser's in the client's build. */
export const browserRouteTable = (): Plugin => ({
  name: 'browser-routes',
  enforce: 'pre',
  async load(id) {
    if (id.endsWith(PAGE_TABLE)) {
      const { module } = await runnerImport<{ PAGES: Record<string, object> }>(id)
      const built = builtPages()
      const pages = Object.entries(module.PAGES).filter(([page]) => built.has(page))
      return dataModule('PAGES', Object.fromEntries(pages))
    }
    if (!id.endsWith(ROUTE_TABLE)) return undefined
    const { module } = await runnerImport<{ ROUTES: Record<string, Route> }>(id)
    const sources = globSync(['client/**/*.{ts,tsx}', 'schema/rules/**/*.ts']).map((file) =>
      readFileSync(file, 'utf8'),
    )
    const named = new Set(
      sources.flatMap((source) => [...source.matchAll(/'([A-Z]\w+)'/g)].map(([, name]) => name)),
    )
    const built = builtPages()
    const routes = browserRoutes(
      module.ROUTES,
      (name) => named.has(name),
      (page) => built.has(page),
    )
    return dataModule('ROUTES', routes)
  },
})
