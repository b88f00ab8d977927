import type { RouteName } from '../../../schema/routes/index'
import type { linkTo } from '../../../schema/routes/links'
import { SEARCH_CATEGORIES } from '../../../schema/routes/values'
import type { PageContext } from '../../lib/page'

/** The kinds of results, each with a page of its own. */
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

/** The address of a search: of a kind of results, inside a publication or everywhere. */
export function searchAddress(
  link: typeof linkTo,
  {
    category,
    collectionSlug,
    query,
  }: { category: Category; collectionSlug: string | undefined; query: string },
): string {
  const path =
    collectionSlug === undefined
      ? link(ROUTES[category])
      : category === 'posts'
        ? link('SearchCollection', { collectionSlug })
        : link('SearchCollectionCategory', { collectionSlug, category })
  return query === '' ? path : `${path}?${new URLSearchParams({ q: query })}`
}
