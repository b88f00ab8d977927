import { globSync, readFileSync } from 'node:fs'
import { type Plugin, runnerImport } from 'vite'
import type { PageChoice, Route } from '../../schema/routes/types.ts'

const ROUTE_TABLE = '/schema/routes/table.ts'
const ALL_ROWS = '/schema/routes/all-rows.ts'
const PAGE_TABLE = '/schema/page-table.ts'

/** A row as links need it. */
type LinkedRow = Pick<Route, 'path' | 'page' | 'everywhere'>

/** The properties of a row that the browser reads. Pages are the only kind that it knows. */
type BrowserRow = LinkedRow & Pick<Route, 'query' | 'reads' | 'values'> & { kind?: 'page' }

/** A page that isn't built has no module: navigating to it asks the worker. */
function builtPage(page: Route['page'], isBuilt: (page: string) => boolean): Route['page'] {
  if (page === undefined || typeof page === 'string')
    return page !== undefined && isBuilt(page) ? page : undefined
  const built = page.filter((choice: PageChoice) => isBuilt(choice.page))
  return built.length > 0 ? built : undefined
}

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

const rowForLinks = (route: Route, page: Route['page']): LinkedRow => ({
  path: route.path,
  ...(route.everywhere ? { everywhere: true } : {}),
  ...(page ? { page } : {}),
})

/** The rows that the client names, as far as links need them: the first file that a visit loads has no others. */
export function linkedRoutes(
  routes: Readonly<Record<string, Route>>,
  isNamed: (name: string) => boolean,
  isBuilt: (page: string) => boolean,
): Record<string, LinkedRow> {
  const named = Object.entries(routes).filter(([name]) => isNamed(name))
  return Object.fromEntries(
    named.map(([name, route]) => [name, rowForLinks(route, builtPage(route.page, isBuilt))]),
  )
}

/**
 * The table for matching addresses in the browser: the rows that the client names or has a page for, without
 * the properties that only the worker reads. Every other row is there only to keep its address from being taken
 * for one of those, with a number for a name. Where all rows below a fixed first segment are such, one row
 * represents them, since no page begins with it.
 */
export function browserRoutes(
  routes: Readonly<Record<string, Route>>,
  isNamed: (name: string) => boolean,
  isBuilt: (page: string) => boolean,
): Record<string, BrowserRow> {
  const rows = Object.entries(routes).map(([name, route]) => {
    const built = builtPage(route.page, isBuilt)
    return { name, route, page: built, isKept: built !== undefined || isNamed(name) }
  })
  // Below `feed` the second segment is reserved too (schema/routes/reserved.ts).
  const inUse = new Set([
    'feed',
    ...rows.filter(({ isKept }) => isKept).map(({ route }) => firstSegment(route.path)),
  ])
  const table: Record<string, BrowserRow> = {}
  for (const [i, { name, route, page, isKept }] of rows.entries()) {
    const { path, kind, query, reads, values, everywhere } = route
    const first = firstSegment(path)
    if (isKept) {
      table[name] = {
        ...rowForLinks(route, page),
        ...(page && kind === 'page' ? { kind } : {}),
        ...(values ? { values } : {}),
        // The worker canonicalises the addresses of other rows.
        ...(page && query ? { query } : {}),
        ...(page && reads ? { reads } : {}),
      }
    } else if (inUse.has(first) || first.includes('{')) {
      table[`_${i}`] = rowForLinks(route, undefined)
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

/** The names of routes that stand in the client's sources. */
function namedInClient(): ReadonlySet<string | undefined> {
  const sources = globSync(['client/**/*.{ts,tsx}', 'schema/rules/**/*.ts']).map((file) =>
    readFileSync(file, 'utf8'),
  )
  return new Set(sources.flatMap((source) => [...source.matchAll(/'([A-Z]\w+)'/g)].map(([, name]) => name)))
}

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
    const isWhole = id.endsWith(ALL_ROWS)
    if (!isWhole && !id.endsWith(ROUTE_TABLE)) return undefined
    const { module } = await runnerImport<{ ROUTES: Record<string, Route> }>(
      id.replace(ALL_ROWS, ROUTE_TABLE),
    )
    const named = namedInClient()
    const built = builtPages()
    const rows = isWhole ? browserRoutes : linkedRoutes
    return dataModule(
      isWhole ? 'ROWS' : 'ROUTES',
      rows(
        module.ROUTES,
        (name) => named.has(name),
        (page) => built.has(page),
      ),
    )
  },
})
