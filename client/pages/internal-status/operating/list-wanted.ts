import type { PageContext } from '../../../lib/page'

/** The wanted page of a list without filters. */
export const listWanted = ({ search }: PageContext) => ({ after: search.after })
