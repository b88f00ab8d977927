import type { Catalog } from '../../../data/catalog/rows'
import type { Collection } from '../../../data/collection/rows'
import type { Tag } from '../../../data/tag/rows'
import type { User } from '../../../data/user/rows'
import type { SearchScope } from '../../../services/search/demands'
import type { SearchPage, SearchRequest } from '../../../services/search/search'
import type { ShownPost } from '../post/show'

/** A search before it is known what kinds of things are asked for. */
export interface SearchMapper extends Omit<SearchScope, 'isUnfiltered'> {
  query: string
  /** There is nothing to find, because the publication or the person doesn't exist. */
  isNowhere: boolean
}

/** A search whose results are counted, with the stories that are wanted. */
export interface SearchCountsMapper {
  search: SearchMapper
  wanted: Pick<SearchRequest<'posts'>, 'isByDate' | 'since'>
}

type How = SearchPage<unknown>['how']

export interface PostHitMapper {
  post: ShownPost
  how: How
}
export interface UserHitMapper {
  user: User
  how: How
}
export interface CollectionHitMapper {
  collection: Collection
  how: How
}
export interface TagHitMapper {
  tag: Tag
  how: How
}
export interface CatalogHitMapper {
  catalog: Catalog
  how: How
}
