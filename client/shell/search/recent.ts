import { RECENT_SEARCHES, withRecentSearch } from '../../../schema/rules/search'

const KEY = 'recent-searches'

/** The browser's recent searches, the newest first; none where it keeps nothing for us. */
export function recentSearches(): string[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(KEY) ?? '[]')
    if (!Array.isArray(kept)) return []
    return kept.filter((text): text is string => typeof text === 'string').slice(0, RECENT_SEARCHES)
  } catch {
    return []
  }
}

function keep(searches: readonly string[]): void {
  try {
    if (searches.length > 0) localStorage.setItem(KEY, JSON.stringify(searches))
    else localStorage.removeItem(KEY)
  } catch {
    // The browser keeps nothing for us; searching works all the same.
  }
}

/** Remembers a search. Rule: docs/rules/search.md, "The box". */
export const rememberSearch = (query: string): void => keep(withRecentSearch(recentSearches(), query))

export const forgetSearches = (): void => keep([])
