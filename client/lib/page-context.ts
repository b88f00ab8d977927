import { decodeCursor } from '../../schema/rules/cursor'
import type { PageContext } from './page'
import type { Place } from './places'
import type { PreloadedState } from './preloaded-state'

/** The query's parameters; the last value of a repeated one counts. */
export const parseSearch = (search: string): Record<string, string> =>
  Object.fromEntries(new URLSearchParams(search))

/** Parameters that say where a page of a list begins. */
const CURSORS: ReadonlySet<string> = new Set(['after', 'giftsAfter'])

/** The query without invalid cursors, so that an address that was cut short shows the list's beginning. */
export const readSearch = (search: Readonly<Record<string, string>>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(search).filter(([name, value]) => !CURSORS.has(name) || decodeCursor(value) !== undefined),
  )

/** A page's context, from its place. */
export function pageContext({ pathname, search, shown }: Place, state: PreloadedState): PageContext {
  return {
    routeName: shown?.routeName,
    pageId: shown?.pageId ?? 'error-500',
    params: shown?.params ?? state.client.hostParams,
    search: readSearch(search),
    pathname: shown?.pathname ?? pathname,
    notice: shown?.notice,
    state,
  }
}
