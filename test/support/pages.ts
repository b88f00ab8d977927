import { isBuilt } from '../../client/pages/built'
import type { LayoutName } from '../../schema/page-table'
import { layoutOf, type PageId } from '../../schema/pages'
import { pageOf } from '../../schema/routes/answer'
import { type RouteName, routeNamed } from '../../schema/routes/index'
import type { Route, Who } from '../../schema/routes/types'
import { type FlagValues, flagValues } from '../../schema/rules/flags'
import { addressOf, DEMO, ROUTE_NAMES, WITHOUT_SAMPLE } from './addresses'
import { unbuiltRoutes } from './unbuilt'

/**
 * People of the demo whose sessions the shared site knows: a reader without rights; the writer who owns the
 * publication, the profile and the story that addresses name; an editor of that publication; a member of staff; two
 * who write elsewhere; a member by the year, who has paid for gifts; two whose flags aren't the usual ones.
 */
export const PEOPLE = [
  'reader',
  'maren',
  'tomas',
  'staff',
  'ines',
  'priya',
  'yearly',
  'trial',
  'friend',
] as const
export type Person = (typeof PEOPLE)[number]

/** The flags of people for whom some routes show another page than for everybody else. */
export const FLAGS_OF: Partial<Record<Person, Partial<FlagValues>>> = {
  trial: { enable_global_navigation: false },
  friend: { enable_submissions_v2: true },
}

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

/**
 * Who sees the most of a page, first of all: the people who may change what it shows, the owner more than an editor;
 * the people that a page is made for; a reader, whose account in the demo has something of everything. What only
 * members of staff see on a reader’s pages is the debug menu, which is on their own pages as well. A visitor sees less
 * of every page that others see, and what takes its place (the way to sign in, the offer of membership) is on the pages
 * that are for visitors alone.
 */
const SEES_MOST: readonly Viewer[] = ['maren', 'tomas', 'yearly', 'trial', 'friend', 'reader', 'staff']

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
  PartnerPayoutStatement: ['maren'],
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

/** The page that a route shows to a viewer. */
function pageFor(row: Route, viewer: Viewer): PageId | undefined {
  const values = flagValues(viewer === 'visitor' ? {} : (FLAGS_OF[viewer] ?? {}))
  return pageOf(row, { signedIn: viewer !== 'visitor', flags: { has: (flag) => values[flag] } })
}

/** The viewers who look at the page of a route: everybody it is for, and everybody who gets another page there. */
function viewersOf(route: RouteName): readonly Viewer[] {
  const row = routeNamed(route)
  const usual = ONE_PERSONS[route] ?? VIEWERS[row.who] ?? []
  if (row.who !== 'user') return usual
  const others = (Object.keys(FLAGS_OF) as Person[]).filter(
    (person) => pageFor(row, person) !== pageFor(row, 'reader'),
  )
  return [...usual, ...others]
}

const unbuilt = unbuiltRoutes()
const routed = ROUTE_NAMES.flatMap((route): SamplePage[] => {
  const row = routeNamed(route)
  if (row.kind !== 'page' || LEADS_ON.has(route) || WITHOUT_SAMPLE.has(route)) return []
  if (unbuilt.has(route)) return []
  return viewersOf(route).flatMap((viewer): SamplePage[] => {
    const pageId = pageFor(row, viewer)
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

/** The pages that `npm test -- --changed` found affected; empty if all are. */
const only = new Set(process.env.ONLY_PAGES?.split(','))

const all: readonly SamplePage[] = [...routed, ...(missing ?? [])].filter(
  ({ pageId }) => only.size === 0 || only.has(pageId),
)

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

/** Whether a page answers with itself: signed-in people don’t need the sign-in page, and are redirected. */
export const answersItself = ({ pageId, viewer }: SamplePage): boolean =>
  pageId !== 'sign-in' || viewer === 'visitor'

/** Whether nobody else whom a page is for sees more of it. */
export function seesMost({ pageId, viewer }: SamplePage): boolean {
  const viewers = PAGES_ONCE.filter((one) => one.pageId === pageId && answersItself(one)).map(
    (one) => one.viewer,
  )
  return viewer === (SEES_MOST.find((one) => viewers.includes(one)) ?? 'visitor')
}

/** Pages that show something else on each of their routes. */
const OF_MANY_FACES: ReadonlySet<PageId> = new Set([
  'customize-following',
  'customize-muted',
  'internal-status',
  'publication-settings',
  'search',
  'settings',
  'user-profile',
])

/** What such a page shows on its other routes, and for the other values in their addresses, to one of its viewers. */
export const MORE_FACES: readonly SamplePage[] = all
  .filter(({ pageId, viewer }) => OF_MANY_FACES.has(pageId) && ['reader', 'maren', 'staff'].includes(viewer))
  // Searching in a publication looks the same in each category as everywhere.
  .filter(({ route }) => route !== 'SearchCollectionCategory')
  .flatMap((page) => {
    const { values = {} } = page.route ? routeNamed(page.route) : {}
    const [[key, choices] = []] = Object.entries(values)
    if (key === undefined || choices === undefined) return [page]
    return choices.map((choice) => ({ ...page, path: addressOf(page.route as RouteName, { [key]: choice }) }))
  })
  .filter(({ path }, i, faces) => faces.findIndex((other) => other.path === path) === i)
  .filter(({ path, viewer }) => !PAGES_ONCE.some((once) => once.path === path && once.viewer === viewer))

/** The pages as arguments of a test: its name, and the page. */
export const NAMED_PAGES = PAGES_ONCE.map((page) => [`${page.pageId} as ${page.viewer}`, page] as const)

/** The pages that don't redirect elsewhere. */
export const ANSWERED_PAGES = NAMED_PAGES.filter(([, page]) => answersItself(page))
