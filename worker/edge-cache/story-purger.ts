import { outboxStatements } from '../data/outbox/outbox-statements'
import {
  collectionCacheTag,
  GROUP_HOME,
  GROUP_TAGS,
  postCacheTag,
  slugCacheTag,
  tagCacheTag,
  userCacheTag,
  usernameCacheTag,
} from './tags'

/** The edge cache as story services use it. Call `request` after a batch has succeeded. */
export const storyPurger = (request: () => Promise<void>) => ({
  names: {
    post: postCacheTag,
    user: userCacheTag,
    collection: collectionCacheTag,
    topic: tagCacheTag,
    slug: slugCacheTag,
    username: usernameCacheTag,
    home: GROUP_HOME,
    topics: GROUP_TAGS,
  },
  statements: outboxStatements,
  request,
})
