import { isNotFound } from '@tanstack/react-router'
import type { PageId } from '../../schema/pages'
import type { RouteName } from '../../schema/routes/index'
import { decodeCursor } from '../../schema/rules/cursor'
import type { PageContext } from './page'
import type { PreloadedState } from './preloaded-state'

/** The properties of a router's match that are read. */
interface Match {
  pathname: string
  params: object
  search: object
  status?: string
  error?: unknown
  staticData?: { routeName?: RouteName }
  /** The result of the route's loader: the page to show. */
  loaderData?: unknown
}

/** The page that a match shows: its own, or the one that reports what is missing or wrong. */
export function shownPage(match: Match): PageId {
  if (match.status === 'notFound' || isNotFound(match.error)) return 'not-found'
  if (match.status === 'error') return 'error-500'
  return (match.loaderData as PageId | undefined) ?? 'not-found'
}

/** The query without an invalid cursor, so that an address that was cut short shows the list's beginning. */
function readSearch({ after, ...search }: Record<string, string>): Record<string, string> {
  return after && decodeCursor(after) ? { ...search, after } : search
}

/** A page's context, from the router's match. */
export function pageContext(match: Match, state: PreloadedState): PageContext {
  return {
    routeName: match.staticData?.routeName,
    pageId: shownPage(match),
    params: { ...state.client.hostParams, ...(match.params as Record<string, string>) },
    search: readSearch(match.search as Record<string, string>),
    pathname: match.pathname,
    state,
  }
}
