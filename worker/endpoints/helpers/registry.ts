import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { batch } from './batch'
import { health } from './health'
import { collectionLoadMore } from './load-more'
import { showPostInfo } from './post-info'
import { searchIndexes } from './search-indexes'

/** Data for scripts and machines. */
export const helperEndpoints: Partial<Record<RouteName, Endpoint>> = {
  Batch: batch,
  Health: health,
  ShowPostInfo: showPostInfo,
  CollectionLoadMore: collectionLoadMore,
  SearchIndexes: searchIndexes,
}
