import { queryText } from '../../schema/routes/links'
import type { PageContext } from './page'

/** The absolute address of a path on the main host, where canonical addresses are, whatever the requested host. */
export const mainAddress = (page: PageContext, path: string): string => page.state.config.mainOrigin + path

/** The address of the page of a list that starts at a cursor; of its first page if that is empty. */
export const atCursor = (address: string, after: string | undefined): string =>
  address + queryText({ after: after || undefined })

/** The absolute address of a list's page on the main host. */
export const listAddress = (page: PageContext, path: string, after = page.search.after): string =>
  atCursor(mainAddress(page, path), after)
