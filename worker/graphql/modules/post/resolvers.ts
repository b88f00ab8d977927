import { postIdOf } from '../../../../schema/routes/post-id'
import { licenseNamed } from '../../../../schema/rules/licenses'
import { MOST_CO_AUTHORS } from '../../../../schema/rules/own-stories'
import { readingMinutes } from '../../../../schema/rules/reading-time'
import { hiddenPostWording } from '../../../../schema/wording/hidden-post'
import type { Post } from '../../../data/post/rows'
import {
  clapsCacheTag,
  collectionCacheTag,
  GROUP_HOME,
  GROUP_POSTS,
  postCacheTag,
  responsesCacheTag,
  userCacheTag,
} from '../../../edge-cache/tags'
import { pageSize } from '../../../services/paging'
import { periodOfDay } from '../../../services/period'
import { storyAddress } from '../../../services/post/address'
import { coAuthorIdsOf, coAuthorsOf } from '../../../services/post/co-authors'
import * as lists from '../../../services/post/lists'
import { moreFrom, neighboursOf, readNext } from '../../../services/post/onward'
import { staffPicks } from '../../../services/post/staff-picks'
import { maySee, whole } from '../../../services/post/story'
import { type Hidden, whyTaken } from '../../../services/post/why-hidden'
import { withheldFor } from '../../../services/post/withheld'
import { openLink } from '../../../services/post-link/open-link'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { connection } from '../../results'
import { contentOf, reasonHidden } from './readable'

/** Returns a list of posts, and marks the answer as showing each of them. */
export const shown = <Item extends Post>(context: GraphQLContext, posts: Item[]): Item[] => {
  for (const post of posts) context.tags.add(postCacheTag(post.id))
  return posts
}

/** The post that an id or a path segment names, if this viewer may know of it. */
async function visiblePost(context: GraphQLContext, segment: string): Promise<Post | null> {
  const id = postIdOf(segment)
  const post = id ? await context.reader.posts.load(id) : undefined
  context.tags.add(...(id ? [postCacheTag(id)] : []), GROUP_POSTS)
  return post && (await maySee(post, context.viewer)) ? post : null
}

/** The failure that says why a story isn't shown. */
const hiddenError = ({ code, message, isTakenDown }: Hidden) => ({
  ...userError(code, message),
  ...(isTakenDown === undefined ? {} : { isTakenDown }),
})

/** Why nobody can read a story that was out. */
async function reasonTaken({ reader }: GraphQLContext, segment: string) {
  const hidden = await whyTaken(reader, await reader.posts.load(postIdOf(segment) ?? ''))
  return hidden && hiddenError(hidden)
}

export const postResolvers: Resolvers = {
  Query: {
    post: async (_root, { id }, context) => {
      const post = await visiblePost(context, id)
      return post && !(await reasonHidden(context, post)) ? post : null
    },
    postResult: async (_root, { id }, context) => {
      const post = await visiblePost(context, id)
      if (!post) return (await reasonTaken(context, id)) ?? userError('NOT_FOUND', hiddenPostWording.notFound)
      const hidden = await reasonHidden(context, post)
      return hidden ? hiddenError(hidden) : { __typename: 'Post', ...post }
    },
    postByLink: async (_root, { id, key }, { parts, reader }) => {
      const post = await openLink(parts, reader, postIdOf(id) ?? '', key)
      const isShown = post && !withheldFor(post, parts.browser.country)
      return isShown ? { __typename: 'Post', ...post } : userError('NOT_FOUND', hiddenPostWording.notFound)
    },
    latestPosts: async (_root, { paging }, context) => {
      context.tags.add(GROUP_HOME)
      const page = await lists.latest(context.reader.db, paging)
      shown(context, page.items)
      return connection('posts', page)
    },
    topStories: async (_root, { day, paging }, context) => {
      context.tags.add(GROUP_HOME)
      const period = day ? periodOfDay(day) : undefined
      const page = period
        ? await lists.trendingOfPeriod(context.reader.db, period, paging)
        : await lists.trending(context.reader.db, paging)
      shown(context, page.items)
      return connection('posts', page)
    },
    today: (_root, _args, { clock }) => new Date(clock.now()).toISOString().slice(0, 10),
    staffPicksFeed: async (_root, { input }, context) => {
      const page = await staffPicks(context.reader, input.paging)
      shown(context, page.items)
      return { items: page.items.map((post) => ({ post })), pagingInfo: { next: page.next } }
    },
  },
  Post: {
    listTitle: (post) => post.listTitle || post.title,
    excerpt: (post) => post.listSubtitle || post.subtitle || post.excerpt,
    mediumUrl: (post, _args, { reader, origin, tags }) => {
      tags.add(post.collectionId ? collectionCacheTag(post.collectionId) : userCacheTag(post.creatorId))
      return storyAddress(reader, post, origin)
    },
    previewImage: (post) =>
      post.previewImageId
        ? {
            id: post.previewImageId,
            alt: post.previewAlt,
            color: post.previewColor,
            focusPercentX: post.focusPercentX,
            focusPercentY: post.focusPercentY,
          }
        : null,
    creator: async (post, _args, { reader, tags }) => {
      tags.add(userCacheTag(post.creatorId))
      return required(await reader.users.load(post.creatorId), 'user', post.creatorId)
    },
    coAuthors: (post, { limit }, { reader, tags }) => {
      const ids = coAuthorIdsOf(post)
      // Most stories have none. A promise for each card of a page would cost more than all else here.
      if (ids.length === 0) return []
      tags.add(...ids.map(userCacheTag))
      return coAuthorsOf(reader, post, pageSize(limit, MOST_CO_AUTHORS))
    },
    collection: async (post, _args, { reader, tags }) => {
      if (!post.collectionId) return null
      tags.add(collectionCacheTag(post.collectionId))
      return (await reader.collections.load(post.collectionId)) ?? null
    },
    statusForCollection: (post) => (post.collectionId ? 'APPROVED' : null),
    visibility: (post) =>
      post.state === 'unlisted' ? 'UNLISTED' : post.access === 'locked' ? 'LOCKED' : 'PUBLIC',
    isLocked: (post) => post.access === 'locked',
    isPublished: (post) => post.state === 'published' || post.state === 'unlisted',
    license: (post) => licenseNamed(post.license),
    readingTime: (post) => readingMinutes(post.readingTime),
    clapCount: ({ id, clapCount }, _args, { tags }) => {
      tags.add(clapsCacheTag(id))
      return clapCount
    },
    responsesCount: ({ id, responseCount }, _args, { tags }) => {
      tags.add(responsesCacheTag(id))
      return responseCount
    },
    tags: (post, _args, { reader }) => reader.tagsOfPosts.load(post.id),
    content: (post, _args, context) => (post.opened ? whole(post.opened) : contentOf(context, post)),
    neighbours: async (post, _args, context) => {
      const neighbours = await neighboursOf(context.reader, post)
      shown(
        context,
        [neighbours.previous, neighbours.next].filter((p) => p !== null),
      )
      return neighbours
    },
    moreFrom: async (post, { limit }, context) =>
      shown(context, await moreFrom(context.reader, post, pageSize(limit, 4))),
    readNext: async (post, { limit }, context) =>
      shown(context, await readNext(context.reader, post, pageSize(limit, 4))),
  },
}
