import { RECENT_SEARCHES, withRecentSearch } from '../../../schema/rules/search'

const KEY = 'recent-searches'

/** Recent searches as the browser keeps them: whose they are, and their texts. */
interface Kept {
  /** The id of the person who was signed in; empty for a visitor. */
  owner: string
  searches: string[]
}

function kept(): Partial<Kept> {
  try {
    const value: unknown = JSON.parse(localStorage.getItem(KEY) ?? 'null')
    return typeof value === 'object' && value !== null ? value : {}
  } catch {
    return {}
  }
}

/**
 * Somebody's recent searches in this browser, the newest first; none where it keeps nothing for us. Those of anybody
 * else are removed: they have signed out, in whatever way.
 *
 * @param owner the viewer's id; empty for a visitor.
 */
export function recentSearches(owner: string): string[] {
  const { owner: of, searches } = kept()
  if (of === owner && Array.isArray(searches))
    return searches.filter((text) => typeof text === 'string').slice(0, RECENT_SEARCHES)
  forgetSearches()
  return []
}

/** Remembers a search. Rule: docs/rules/search.md, "The box". */
export function rememberSearch(owner: string, query: string): void {
  const searches = withRecentSearch(recentSearches(owner), query)
  try {
    localStorage.setItem(KEY, JSON.stringify({ owner, searches } satisfies Kept))
  } catch {
    // The browser keeps nothing for us; searching works all the same.
  }
}

export function forgetSearches(): void {
  try {
    localStorage.removeItem(KEY)
  } catch {
    // There is nothing to forget either.
  }
}
