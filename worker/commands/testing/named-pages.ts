import { readFileSync } from 'node:fs'
import { basename, dirname } from 'node:path'
import { isRouteName, routeNamed } from '../../../schema/routes/index'
import { matchPath } from '../../../schema/routes/match'
import type { Route } from '../../../schema/routes/types'

/** The things of the demo that tests name, by key: `story: '/tidewater/…'`. */
const ADDRESSES = new Map(
  [...readFileSync('test/support/addresses.ts', 'utf8').matchAll(/^ {2}(\w+): '(\/[^']*)',$/gm)].map(
    ([, key = '', path = '']) => [key, path],
  ),
)

/** Every page that a route may show. */
const pagesOf = ({ page = [] }: Pick<Route, 'page'>): string[] =>
  typeof page === 'string' ? [page] : page.map((choice) => choice.page)

const ofPath = (path: string): string[] => pagesOf(matchPath(path.replace(/[?#].*$/, ''))?.route ?? {})

/** Placeholder for a value that a test fills in: any of these may be one, depending on what the route takes there. */
const STAND_INS = ['30bc6137f8d2', 'tidewater', '@maren', '2026']

/** The pages that an address with values to fill in may be of; undefined if no route takes any of the stand-ins. */
function ofTemplate(path: string): string[] | undefined {
  if (!path.includes('${')) return ofPath(path)
  const pages = STAND_INS.flatMap((value) => ofPath(path.replace(/\$\{[^}]*\}/g, value)))
  return pages.length > 0 ? pages : undefined
}

/**
 * The pages that the text of a test names: by the file's own name, by an address, by something of the demo that has an
 * address, or by a route. Nothing if the test isn't about single pages, or if an address can't be told.
 */
export function namedPages(file: string, text: string): ReadonlySet<string> {
  const own = basename(dirname(file)) === 'pages' ? [basename(file, '.test.ts')] : []
  const addresses = [...text.matchAll(/(['"`])(\/(?!\/|_\/)(?:[\w@/.?=&-]|\$\{[^}`]*\})*)\1/g)].map(
    ([, , path = '']) => ofTemplate(path),
  )
  if (addresses.includes(undefined)) return new Set()
  const things = [...text.matchAll(/\bDEMO\.(\w+)/g)].flatMap(([, key = '']) =>
    ofPath(ADDRESSES.get(key) ?? ''),
  )
  const routes = [...text.matchAll(/'(\w+)'/g)].flatMap(([, name = '']) =>
    isRouteName(name) ? pagesOf(routeNamed(name)) : [],
  )
  return new Set([...own, ...addresses.flatMap((pages) => pages ?? []), ...things, ...routes])
}
