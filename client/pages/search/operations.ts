import type { SearchWithin } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import type { SearchIndexName } from '../../../schema/rules/search'
import { SearchCatalogs } from '../../features/search/search-catalogs.generated'
import { SearchCollections } from '../../features/search/search-collections.generated'
import type { SearchContextFragment } from '../../features/search/search-context.generated'
import type { SearchCountsFragment } from '../../features/search/search-counts.generated'
import { SearchPosts } from '../../features/search/search-posts.generated'
import { SearchTags } from '../../features/search/search-tags.generated'
import { SearchUsers } from '../../features/search/search-users.generated'
import type { Category } from './category'

interface Identified {
  readonly id: string
}

/** A hit of any kind; it has one of these. */
interface Hit {
  readonly post?: Identified
  readonly user?: Identified
  readonly collection?: Identified
  readonly catalog?: Identified
  readonly tag?: { readonly slug: string }
}

/** What the answers of all kinds have. */
export interface SearchAnswer {
  search: SearchContextFragment & {
    counts: SearchCountsFragment
    results: {
      hits: readonly Hit[]
      queryId: string
      correctedQuery: string | null
      pagingInfo: { next: { to: string } | null }
    }
  }
}

interface Variables {
  query: string
  within?: SearchWithin | null | undefined
  after?: string | null | undefined
}

/** The operation that each kind of results is asked for by. */
export const OPERATIONS: Readonly<Record<Category, Operation<SearchAnswer, Variables>>> = {
  posts: SearchPosts,
  users: SearchUsers,
  publications: SearchCollections,
  tags: SearchTags,
  lists: SearchCatalogs,
}

/** The index that each kind of results is from. */
export const INDEXES = {
  posts: 'post',
  users: 'user',
  publications: 'collection',
  tags: 'tag',
  lists: 'catalog',
} as const satisfies Record<Category, SearchIndexName>

/** The count of each kind of results. */
export const COUNTS = {
  posts: 'posts',
  users: 'users',
  publications: 'collections',
  tags: 'tags',
  lists: 'catalogs',
} as const satisfies Record<Category, keyof SearchCountsFragment>

/** The id of what was hit; of a topic its slug. */
export const objectIdOf = ({ post, user, collection, catalog, tag }: Hit): string =>
  (post ?? user ?? collection ?? catalog)?.id ?? tag?.slug ?? ''
