import { RECENT_SEARCHES, withRecentSearch } from '../../../schema/rules/search'
import { kept } from '../../lib/kept/item'

const searches = kept('recent-searches', { of: 'person' })

/** The viewer's recent searches in this browser, the newest first; none where it keeps nothing for us. */
export function recentSearches(): string[] {
  try {
    const value: unknown = JSON.parse(searches.read() ?? 'null')
    if (!Array.isArray(value)) return []
    return value.filter((text) => typeof text === 'string').slice(0, RECENT_SEARCHES)
  } catch {
    return []
  }
}

/** Remembers a search. Rule: docs/rules/search.md, "The box". */
export function rememberSearch(query: string): void {
  // Where the browser keeps nothing for us, searching works all the same.
  searches.write(JSON.stringify(withRecentSearch(recentSearches(), query)))
}

export const forgetSearches = (): void => searches.remove()
