import type { PageContext } from './page'

/**
 * The absolute address of a path of the main host. Canonical addresses are such, whatever the requested host.
 */
export const mainAddress = (page: PageContext, path: string): string => page.state.config.mainOrigin + path

/** An address with a list's position: each page of a list is an address of its own. */
export const atCursor = (address: string, after: string | undefined): string =>
  after ? `${address}?${new URLSearchParams({ after })}` : address

/** The absolute address of a list's page on the main host. */
export const listAddress = (page: PageContext, path: string, after = page.search.after): string =>
  atCursor(mainAddress(page, path), after)
