import type { SearchIndexName } from '../../../schema/rules/search'
import type { App } from '../app'
import { isTracked } from '../telemetry/tracked'
import { SearchClickEvent } from './search-click-event.generated'

/** Results that somebody chose, and their places among those of the query, from 1. */
export interface SearchClick {
  queryId: string
  indexName: SearchIndexName
  objectIds: string[]
  positions: number[]
}

/**
 * Reports that search results were chosen, in a request that outlives the page. It never fails; about people who may
 * not be tracked nothing is sent. Rule: docs/rules/search.md, "Choices".
 */
export function reportSearchClick({ state, execute, keepalive = execute }: App, click: SearchClick): void {
  if (!isTracked(state)) return
  keepalive(SearchClickEvent, click).catch(() => {})
}
