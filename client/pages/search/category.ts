import type { RouteName } from '../../../schema/routes/index'
import type { linkTo } from '../../../schema/routes/links'
import { SEARCH_CATEGORIES } from '../../../schema/routes/values'
import type { SEARCH_ORDERS, SEARCH_PERIODS } from '../../../schema/rules/search'
import type { PageContext } from '../../lib/page'

/** The kinds of results, each with its own page. */
export type Category = (typeof SEARCH_CATEGORIES)[number]

/** In the order of their tabs. */
export const CATEGORIES = ['posts', 'users', 'publications', 'tags', 'lists'] as const satisfies Category[]

const OF_ROUTE: Readonly<Partial<Record<RouteName, Category>>> = {
  SearchUsers: 'users',
  SearchPublications: 'publications',
  SearchTags: 'tags',
  SearchLists: 'lists',
}

/** The kind that a page shows; stories unless its address says otherwise. */
export const categoryOf = ({ routeName, params }: PageContext): Category =>
  SEARCH_CATEGORIES.find((category) => category === params.category) ??
  (routeName && OF_ROUTE[routeName]) ??
  'posts'

const ROUTES = {
  posts: 'Search',
  users: 'SearchUsers',
  publications: 'SearchPublications',
  tags: 'SearchTags',
  lists: 'SearchLists',
} as const satisfies Record<Category, RouteName>

/** How stories are ordered, and of which time they are; nothing if that is as usual. */
export interface Narrowing {
  order?: (typeof SEARCH_ORDERS)[number] | undefined
  period?: (typeof SEARCH_PERIODS)[number] | undefined
}

/** What an address searches. */
interface SearchPlace extends Narrowing {
  category: Category
  /** The publication that it searches; everything without it and without `author`. */
  collectionSlug?: string | undefined
  /** The username of the person whose profile it searches. */
  author?: string | undefined
  query: string
}

/** The address of a search: of a kind of results, inside a publication or a profile, or everywhere. */
export function searchAddress(
  link: typeof linkTo,
  { category, collectionSlug, author, query, order, period }: SearchPlace,
): string {
  const q = query || undefined
  const narrowing = category === 'posts' ? { order, period } : {}
  if (collectionSlug === undefined) return link(ROUTES[category], {}, { query: { author, q, ...narrowing } })
  return category === 'posts'
    ? link('SearchCollection', { collectionSlug }, { query: { q, ...narrowing } })
    : link('SearchCollectionCategory', { collectionSlug, category }, { query: { q } })
}
