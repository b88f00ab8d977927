/** Limits of search. Rule: docs/rules/search.md, "Queries". */
import { DAY, HOUR, SECOND } from './time-units'

/** How much of a query is read, in UTF-16 units, and how many of its words count. */
export const MOST_QUERY = 200
export const MOST_WORDS = 8
/** Orders and periods of stories, as addresses name them; the first order, and no period, are the usual ones. */
export const SEARCH_ORDERS = ['relevance', 'date'] as const
export const SEARCH_PERIODS = ['week', 'month', 'year'] as const
/** How long ago a story of a period may have been published, in milliseconds. */
export const SEARCH_PERIOD = { week: 7 * DAY, month: 31 * DAY, year: 366 * DAY } as const
/** Hits that an index returns when nothing else is asked for; of stories in a publication or of a person. */
export const HITS_PER_PAGE = 3
export const HITS_WITHIN = 8
/** The most hits that can be asked for at a time. */
export const MOST_HITS = 20
/** Counting the results of a kind stops here, which is shown as `99+`. */
export const MOST_COUNTED_RESULTS = 100
/** How many searches a browser remembers. */
export const RECENT_SEARCHES = 10

/** The indexes that can be asked, by their names in requests. */
export const SEARCH_INDEXES = ['user', 'collection_bay_avg', 'collection', 'tag', 'post', 'catalog'] as const
export type SearchIndexName = (typeof SEARCH_INDEXES)[number]

/** Where a text matches: the start and the end of each match, one pair after the other, in UTF-16 units. */
export type MatchRanges = readonly number[]

/** Recent searches with a new one: the newest first, each once. */
export function withRecentSearch(recent: readonly string[], query: string): string[] {
  const text = query.trim().replace(/\s+/g, ' ').slice(0, MOST_QUERY)
  if (text === '') return [...recent]
  const same = text.toLowerCase()
  return [text, ...recent.filter((other) => other.toLowerCase() !== same)].slice(0, RECENT_SEARCHES)
}

/** How many searches a network address may ask for, and within how many milliseconds. */
export const SEARCH_REQUESTS = { most: 100, windowMs: 10 * SECOND } as const
/** How long somebody waits who asked for more, in seconds. */
export const SEARCH_WAIT = SEARCH_REQUESTS.windowMs / SECOND

/** The format of the id of a search's results. */
export const SEARCH_QUERY_ID = /^[0-9a-f]{24}$/
/** How many results of a search can be chosen in one request, and the last place that one can have. */
export const MOST_CHOSEN = 50
/** How often choices may come from a network address, and within how many milliseconds. */
export const SEARCH_CLICK_REPORTS = { most: 300, windowMs: HOUR } as const
/** How many choices are stored a day; further ones are dropped. */
export const MOST_SEARCH_CLICKS_A_DAY = 200_000
/** How long a choice is kept, in milliseconds. */
export const SEARCH_CLICKS_KEPT = 90 * DAY
