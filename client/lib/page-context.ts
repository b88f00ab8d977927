import { decodeCursor } from '../../schema/rules/cursor'
import type { PageContext, ShownPage } from './page'
import type { PreloadedState } from './preloaded-state'

/** The properties of a router's match that are read. */
interface Match {
  pathname: string
  search: object
  /** What the route's loader found. Absent when it couldn't even find a page that says so. */
  loaderData?: ShownPage | undefined
}

/** The query without an invalid cursor, so that an address that was cut short shows the list's beginning. */
export function readSearch({ after, ...search }: Readonly<Record<string, string>>): Record<string, string> {
  return after && decodeCursor(after) ? { ...search, after } : search
}

/** A page's context, from the router's match. */
export function pageContext({ loaderData, ...match }: Match, state: PreloadedState): PageContext {
  return {
    routeName: loaderData?.routeName,
    pageId: loaderData?.pageId ?? 'error-500',
    params: loaderData?.params ?? state.client.hostParams,
    search: readSearch(match.search as Record<string, string>),
    pathname: loaderData?.pathname ?? match.pathname,
    state,
  }
}
