import { outboxStatements } from '../data/outbox/outbox-statements'
import {
  catalogCacheTag,
  collectionCacheTag,
  collectionFollowersCacheTag,
  GROUP_HOME,
  GROUP_TAGS,
  postCacheTag,
  sequenceCacheTag,
  slugCacheTag,
  tagCacheTag,
  userBooksCacheTag,
  userCacheTag,
  userCatalogsCacheTag,
  userFollowersCacheTag,
  usernameCacheTag,
  userPinnedCacheTag,
  userSequencesCacheTag,
} from './tags'

/** The edge cache as story services use it. Call `request` after a batch has succeeded. */
export const storyPurger = (request: () => Promise<void>) => ({
  names: {
    post: postCacheTag,
    user: userCacheTag,
    collection: collectionCacheTag,
    catalog: catalogCacheTag,
    userCatalogs: userCatalogsCacheTag,
    userBooks: userBooksCacheTag,
    sequence: sequenceCacheTag,
    userSequences: userSequencesCacheTag,
    userPinned: userPinnedCacheTag,
    userFollowers: userFollowersCacheTag,
    collectionFollowers: collectionFollowersCacheTag,
    topic: tagCacheTag,
    slug: slugCacheTag,
    username: usernameCacheTag,
    home: GROUP_HOME,
    topics: GROUP_TAGS,
  },
  statements: outboxStatements,
  request,
})
