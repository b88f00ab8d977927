import { isBuilt } from '../../client/pages/built'
import type { LayoutName } from '../../schema/page-table'
import { layoutOf, type PageId } from '../../schema/pages'
import { pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'
import type { Who } from '../../schema/routes/types'
import { addressOf, DEMO, ROUTE_NAMES, WITHOUT_SAMPLE } from './addresses'
import { unbuiltRoutes } from './unbuilt'

/**
 * People of the demo whose sessions the shared site knows: a reader without rights; the writer who owns the
 * publication, the profile and the story that addresses name; an editor of that publication; a member of staff; two
 * who write elsewhere; a member by the year, who has paid for gifts.
 */
export const PEOPLE = ['reader', 'maren', 'tomas', 'staff', 'ines', 'priya', 'yearly'] as const
export type Person = (typeof PEOPLE)[number]

/** Who looks at a page: somebody of the demo, or a visitor. */
export type Viewer = Person | 'visitor'

/** A page as one kind of viewer finds it. */
export interface SamplePage {
  pageId: PageId
  layout: LayoutName
  /** The route of the page; none for the page at addresses without a route. */
  route: RouteName | undefined
  path: string
  status: 200 | 404
  viewer: Viewer
}

const OWNER: readonly Viewer[] = ['maren']
const EDITORS: readonly Viewer[] = ['maren', 'tomas']

/** The kinds of viewer that a page is for. Other values of `who` are for programs, which see no page. */
const VIEWERS: Partial<Record<Who, readonly Viewer[]>> = {
  any: ['visitor', 'reader'],
  user: ['reader', 'staff'],
  author: OWNER,
  owner: OWNER,
  editor: EDITORS,
  'author-or-editor': EDITORS,
  'author-or-reviewer': EDITORS,
  'editor-or-owner': EDITORS,
  'owner-of-publication': OWNER,
  staff: ['staff'],
}

/** Pages that are for one person of the demo. */
const ONE_PERSONS: Partial<Record<RouteName, readonly Viewer[]>> = {
  ShowDecision: ['reader'],
  BillingReceipt: ['yearly'],
}

/** Routes whose page redirects everybody: to a story’s or a series’ own address, to the editor. */
export const LEADS_ON: ReadonlySet<RouteName> = new Set([
  'ShowPost',
  'ShowSequencePost',
  'ShowPostQuote',
  'ShowSeries',
  'MobileWrite',
  'MobileWritePost',
])

/** Pages that complete something as soon as they are shown, and so send requests by themselves. */
export const ACTS_AT_ONCE: ReadonlySet<PageId> = new Set(['mastodon-callback'])

/** Pages without an address: they replace another when something fails. */
export const WITHOUT_ADDRESS: ReadonlySet<PageId> = new Set(['error', 'error-500'])

const unbuilt = unbuiltRoutes()
const routed = ROUTE_NAMES.flatMap((route): SamplePage[] => {
  const row = routeNamed(route)
  if (row.kind !== 'page' || LEADS_ON.has(route) || WITHOUT_SAMPLE.has(route)) return []
  if (unbuilt.has(route)) return []
  return (ONE_PERSONS[route] ?? VIEWERS[row.who] ?? []).flatMap((viewer): SamplePage[] => {
    const pageId = pageOf(row, { signedIn: viewer !== 'visitor', flags: new Set() })
    if (!pageId || !isBuilt(pageId)) return []
    return [{ pageId, layout: layoutOf(pageId).layout, route, path: addressOf(route), status: 200, viewer }]
  })
})

const missing = VIEWERS.any?.map(
  (viewer): SamplePage => ({
    pageId: 'not-found',
    layout: layoutOf('not-found').layout,
    route: undefined,
    path: DEMO.nothing,
    status: 404,
    viewer,
  }),
)

const all: readonly SamplePage[] = [...routed, ...(missing ?? [])]

/**
 * Every built page that is open to everybody, as a visitor finds it, once for each route that shows it. A
 * page joins when it has a folder in client/pages; if its route needs a specific thing,
 * test/support/addresses.ts says which.
 */
export const ROUTED_PAGES: readonly SamplePage[] = all.filter(({ viewer }) => viewer === 'visitor')

/** Every built page, once for each kind of viewer that it is for: for tests that take long. */
export const PAGES_ONCE: readonly SamplePage[] = all.filter(
  ({ pageId, viewer }, i) =>
    all.findIndex((other) => other.pageId === pageId && other.viewer === viewer) === i,
)

/** The same as the arguments of a test: its name, and the page. */
export const NAMED_PAGES = PAGES_ONCE.map((page) => [`${page.pageId} as ${page.viewer}`, page] as const)

/** Those that answer with themselves: signed-in people don't need the sign-in page, and are redirected. */
export const ANSWERED_PAGES = NAMED_PAGES.filter(
  ([, { pageId, viewer }]) => pageId !== 'sign-in' || viewer === 'visitor',
)
