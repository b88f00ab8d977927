import type { linkTo } from '../../../schema/routes/links'
import type { SearchIndexName } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import type { SearchClick } from '../../lib/events/report-search-click'
import type { SearchHit, SearchResult } from './ask'

const wording = searchWording.popover

/** Something that the box suggests. */
export interface Suggestion {
  key: string
  href: string
  text: string
  /** Pairs of start and end, in UTF-16 units. */
  matches: readonly number[]
  /** A picture's id; nothing where the thing has none, absent where its kind never has. */
  imageId?: string | null
  /** The event that is reported if it is chosen. */
  click?: SearchClick
  /** A search that it repeats. */
  query?: string
}

export interface SuggestionGroup {
  title: string
  suggestions: readonly Suggestion[]
}

type Shown = Pick<Suggestion, 'href' | 'text' | 'matches' | 'imageId'>

/** A story's path on the main host, from its address. */
const pathOf = (url: string): string => url.replace(/^https?:\/\/[^/]+/, '')

/** How each index's hits look. */
const SHOWN: Readonly<
  Partial<Record<SearchIndexName, { title: string; show: (hit: SearchHit, link: typeof linkTo) => Shown }>>
> = {
  user: {
    title: wording.people,
    show: ({ username = '', name = '', imageId = null, matches }, link) => ({
      href: link('ShowUser', { username }),
      text: name,
      matches: matches.name ?? [],
      imageId,
    }),
  },
  collection_bay_avg: {
    title: wording.publications,
    show: ({ slug = '', name = '', imageId = null, matches }, link) => ({
      href: link('ShowCollection', { collectionSlug: slug }),
      text: name,
      matches: matches.name ?? [],
      imageId,
    }),
  },
  tag: {
    title: wording.topics,
    show: ({ tagSlug = '', displayText = '', matches }, link) => ({
      href: link('ShowTag', { tagSlug }),
      text: displayText,
      matches: matches.displayText ?? [],
    }),
  },
  post: {
    title: wording.stories,
    show: ({ title = '', url = '', matches }) => ({
      href: pathOf(url),
      text: title,
      matches: matches.title ?? [],
    }),
  },
}

/** The suggestions of some results, by kind; kinds without any are left out. */
export function groupsOf(results: readonly SearchResult[], link: typeof linkTo): SuggestionGroup[] {
  return results.flatMap(({ index, hits, queryID }) => {
    const kind = SHOWN[index]
    if (!kind || hits.length === 0) return []
    const suggestions = hits.map((hit, i) => ({
      ...kind.show(hit, link),
      key: `${index}-${hit.objectID}`,
      click: { queryId: queryID, indexName: index, objectIds: [hit.objectID], positions: [i + 1] },
    }))
    return [{ title: kind.title, suggestions }]
  })
}

/** The search page's address with a query. */
export function addressOfQuery(href: string, query: string): string {
  if (query === '') return href
  return `${href}${href.includes('?') ? '&' : '?'}${new URLSearchParams({ q: query })}`
}

/** Suggestions before anything is typed: recent searches, and topics to explore. */
export function startingGroups(
  recent: readonly string[],
  href: string,
  link: typeof linkTo,
): SuggestionGroup[] {
  const searches = recent.map((query) => ({
    key: `recent-${query}`,
    href: addressOfQuery(href, query),
    text: query,
    matches: [],
    query,
  }))
  const explore = {
    key: 'explore',
    href: link('ExploreTopics'),
    text: searchWording.topics,
    matches: [],
  }
  return [
    ...(searches.length > 0 ? [{ title: wording.recent, suggestions: searches }] : []),
    { title: wording.topics, suggestions: [explore] },
  ]
}

/** The place after a step through so many suggestions; -1 is the text box, and the steps go round. */
export function stepped(at: number, by: 1 | -1, count: number): number {
  const places = count + 1
  return ((at + 1 + by + places) % places) - 1
}
