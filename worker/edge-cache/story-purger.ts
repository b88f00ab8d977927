import { outboxStatements } from '../data/outbox/outbox-statements'
import {
  collectionTag,
  GROUP_HOME,
  GROUP_TAGS,
  postTag,
  slugTag,
  topicTag,
  usernameTag,
  userTag,
} from './tags'

/** The edge cache as the services of stories see it. `request` is called after a batch has succeeded. */
export const storyPurger = (request: () => void) => ({
  names: {
    post: postTag,
    user: userTag,
    collection: collectionTag,
    topic: topicTag,
    slug: slugTag,
    username: usernameTag,
    home: GROUP_HOME,
    topics: GROUP_TAGS,
  },
  statements: outboxStatements,
  request,
})
