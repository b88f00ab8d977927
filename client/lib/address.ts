import type { PageContext } from './page'

/** The absolute address of a path of the main host. Canonical addresses are such, whatever host is asked. */
export const mainAddress = (page: PageContext, path: string): string => page.state.config.mainOrigin + path

/** The same with the list's position: each page of a list is an address of its own. */
export function listAddress(page: PageContext, path: string, after = page.search.after): string {
  const query = after ? `?${new URLSearchParams({ after })}` : ''
  return mainAddress(page, path) + query
}
