import { refreshEntries, type SearchDatabases } from '../services/search/refresh-entries'

/**
 * Handles one or many `{ type: 'index-catalog' }` messages at once: updates the search entries of lists to the current
 * state of the database. Messages may arrive twice, late or out of order. Rule: docs/rules/search.md, "Keeping up".
 *
 * @throws if a database can't be reached, so that the messages are retried.
 */
export async function indexCatalogJob(env: SearchDatabases, catalogIds: readonly string[]): Promise<void> {
  await refreshEntries(env, 'catalogs', catalogIds)
}
