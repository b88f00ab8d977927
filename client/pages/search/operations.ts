import type { SearchWithin } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import { SearchCatalogs } from '../../features/search/search-catalogs.generated'
import { SearchCollections } from '../../features/search/search-collections.generated'
import type { SearchContextFragment } from '../../features/search/search-context.generated'
import { SearchPosts } from '../../features/search/search-posts.generated'
import { SearchTags } from '../../features/search/search-tags.generated'
import { SearchUsers } from '../../features/search/search-users.generated'
import type { Category } from './category'

/** What the answers of all kinds have. */
interface Found {
  search: SearchContextFragment & {
    results: {
      hits: readonly unknown[]
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
export const OPERATIONS: Readonly<Record<Category, Operation<Found, Variables>>> = {
  posts: SearchPosts,
  users: SearchUsers,
  publications: SearchCollections,
  tags: SearchTags,
  lists: SearchCatalogs,
}
