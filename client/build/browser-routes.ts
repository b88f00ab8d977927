import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { type Plugin, runnerImport } from 'vite'
import type { PageChoice, Route } from '../../schema/routes/types.ts'

const ROUTE_TABLE = '/schema/routes/table.ts'
const ALL_ROWS = '/schema/routes/all-rows.ts'
const PAGE_TABLE = '/schema/page-table.ts'

/** A row as links need it. */
type LinkedRow = Pick<Route, 'path' | 'page' | 'everywhere'>

/** The properties of a row that the browser reads. Pages are the only kind that it knows, so none is said. */
type BrowserRow = LinkedRow & Pick<Route, 'query' | 'reads' | 'values'>

/** A page that isn't built has no module: navigating to it asks the worker. */
function builtPage(page: Route['page'], isBuilt: (page: string) => boolean): Route['page'] {
  if (page === undefined || typeof page === 'string')
    return page !== undefined && isBuilt(page) ? page : undefined
  const built = page.filter((choice: PageChoice) => isBuilt(choice.page))
  return built.length > 0 ? built : undefined
}

const firstSegment = (path: string): string => path.split('/')[1] ?? ''

/**
 * The address that reserves what a feed's begins with. No page begins with `feed`, whose second segment is reserved too
 * (schema/routes/reserved.ts), so one row represents all feeds below it.
 */
function reservedBelow(path: string): string | undefined {
  const [, first, second] = path.split('/')
  if (first !== 'feed') return undefined
  return second === undefined || second.includes('{') ? '/feed' : `/feed/${second}`
}

const rowForLinks = (route: Route, page: Route['page']): LinkedRow => ({
  path: route.path,
  ...(route.everywhere ? { everywhere: true } : {}),
  ...(page ? { page } : {}),
})

/** The rows of the routes that a module names, as far as links need them. */
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
    const built = route.kind === 'page' ? builtPage(route.page, isBuilt) : undefined
    return { name, route, page: built, isKept: built !== undefined || isNamed(name) }
  })
  const inUse = new Set(rows.filter(({ isKept }) => isKept).map(({ route }) => firstSegment(route.path)))
  const table: Record<string, BrowserRow> = {}
  for (const [i, { name, route, page, isKept }] of rows.entries()) {
    const { path, query, reads, values, everywhere } = route
    const first = firstSegment(path)
    const below = reservedBelow(path)
    if (isKept) {
      table[name] = {
        ...rowForLinks(route, page),
        ...(values ? { values } : {}),
        // The worker canonicalises the addresses of other rows.
        ...(page && query ? { query } : {}),
        ...(page && reads ? { reads } : {}),
      }
    } else if (below !== undefined) {
      table[`_${below}`] = { path: below }
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

/** The table as code. Rows without a name are numbered when it runs: the numbers would be 1 % of the script. */
export function tableCode(table: Readonly<Record<string, BrowserRow>>): string {
  const rows = Object.entries(table).map(([name, row]) => (name.startsWith('_') ? [row] : [row, name]))
  return `Object.fromEntries(${JSON.stringify(rows)}.map(([row, name], i) => [name ?? '_' + i, row]))`
}

/** The pages that have a module: a page is a folder with its name. */
const builtPages = () => new Set(globSync('client/pages/*/index.tsx').map((file) => file.split(/[\\/]/)[2]))

/** A statement that adds rows to the table that links read. */
const addRows = (table: string, rows: string): string =>
  `import { ROUTES as linkedRows } from ${JSON.stringify(table)}\nObject.assign(linkedRows, ${rows})`

const codeModule = (code: string) => ({ code, moduleType: 'js' as const, map: null })

const dataModule = (name: string, data: object) =>
  codeModule(`export const ${name} = ${JSON.stringify(data)}`)

/** Everything in a source that may be the name of a route. */
const namesIn = (source: string): (string | undefined)[] =>
  [...source.matchAll(/'([A-Z]\w+)'/g)].map(([, name]) => name)

/** The names of routes that stand in the client's sources. */
const namedInClient = (): ReadonlySet<string | undefined> =>
  new Set(
    globSync(['client/**/*.{ts,tsx}', 'schema/rules/**/*.ts']).flatMap((file) =>
      namesIn(readFileSync(file, 'utf8')),
    ),
  )

/** Modules that may link to a route by its name. Copies of which only `load` is taken have all rows beside them. */
const LINKING = /\/(?:client|schema\/(?!wording\/))[^?]*\.tsx?$/

/**
 * Gives the client's build the browser's tables of routes and pages in place of the complete ones.
 *
 * The table that links read is empty at first: each module adds the rows of the routes that it names. So a visit
 * loads the rows that it links to, and another page's routes cost it nothing. What moves on adds all of them.
 */
export function browserRouteTable(): Plugin {
  let table: Promise<Readonly<Record<string, Route>>> | undefined
  let built: ReadonlySet<string | undefined> = new Set()
  const isBuilt = (page: string) => built.has(page)
  const rowsOf = (id: string) => {
    table ??= runnerImport<{ ROUTES: Record<string, Route> }>(id).then(({ module }) => module.ROUTES)
    return table
  }
  return {
    name: 'browser-routes',
    enforce: 'pre',
    buildStart() {
      table = undefined
      built = builtPages()
    },
    async load(id) {
      if (id.endsWith(PAGE_TABLE)) {
        const { module } = await runnerImport<{ PAGES: Record<string, object> }>(id)
        const pages = Object.entries(module.PAGES).filter(([page]) => isBuilt(page))
        return dataModule('PAGES', Object.fromEntries(pages))
      }
      if (id.endsWith(ROUTE_TABLE)) return dataModule('ROUTES', {})
      if (!id.endsWith(ALL_ROWS)) return undefined
      const links = id.replace(ALL_ROWS, ROUTE_TABLE)
      const named = namedInClient()
      const all = browserRoutes(await rowsOf(links), (name) => named.has(name), isBuilt)
      return codeModule(`export const ROWS = ${tableCode(all)}\n${addRows(links, 'ROWS')}`)
    },
    async transform(code, id) {
      if (!LINKING.test(id)) return undefined
      const names = new Set(namesIn(code))
      if (names.size === 0) return undefined
      const links = join(process.cwd(), ROUTE_TABLE)
      const rows = linkedRoutes(await rowsOf(links), (name) => names.has(name), isBuilt)
      if (Object.keys(rows).length === 0) return undefined
      // First, because a module may make addresses as soon as it is loaded.
      return { code: `${addRows(links, JSON.stringify(rows))}\n${code}`, map: null }
    },
  }
}
