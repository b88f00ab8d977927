import type { PageContext } from '../../lib/page'

/**
 * The country to name when a price is asked for: none where the worker knows it. Otherwise the address says it, once
 * the reader has been asked.
 *
 * @param known where the reader is known to be.
 */
export const countryToAsk = ({ search }: Pick<PageContext, 'search'>, known: string | null): string | null =>
  known === null ? search.country || null : null
