import { postIdOf } from '../../../../schema/routes/post-id'
import { clapsShownUntil } from '../../../../schema/rules/claps'
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
  userCacheTag,
} from '../../../edge-cache/tags'
import { pageSize } from '../../../services/paging'
import { periodOfDay } from '../../../services/period'
import { storyAddress } from '../../../services/post/address'
import { coAuthorIdsOf, coAuthorsOf } from '../../../services/post/co-authors'
import { frontPage } from '../../../services/post/front-page'
import * as lists from '../../../services/post/lists'
import { moreFrom, neighboursOf, readNext } from '../../../services/post/onward'
import { showcase } from '../../../services/post/showcase'
import { staffPicks } from '../../../services/post/staff-picks'
import { maySee, whole } from '../../../services/post/story'
import { type Hidden, whyTaken } from '../../../services/post/why-hidden'
import { withheldFor } from '../../../services/post/withheld'
import { openLink } from '../../../services/post-link/open-link'
import type { GraphQLContext } from '../../context'
import { userError } from '../../failures'
import { required } from '../../required'
import type { Resolvers } from '../../resolvers.generated'
import { answersCount } from '../response/answers-count'
import { contentOf, reasonHidden } from './readable'
import { postConnection, showPost, showPosts, showReadable } from './show'

/** The post that an id or a path segment names. The answer changes once there is one. */
async function namedPost(context: GraphQLContext, segment: string): Promise<Post | undefined> {
  const id = postIdOf(segment)
  context.tags.add(...(id ? [postCacheTag(id)] : []), GROUP_POSTS)
  return id ? context.reader.posts.load(id) : undefined
}

/** The failure that says why a story isn't shown. */
const hiddenError = ({ code, message, isTakenDown }: Hidden) => ({
  ...userError(code, message),
  ...(isTakenDown === undefined ? {} : { isTakenDown }),
})

export const postResolvers: Resolvers = {
  Query: {
    post: async (_root, { id }, context) => showReadable(context, await namedPost(context, id)),
    postResult: async (_root, { id }, context) => {
      const named = await namedPost(context, id)
      const isKnown = named !== undefined && (await maySee(named, context.viewer))
      const hidden = await (isKnown ? reasonHidden(context, named) : whyTaken(context.reader, named))
      const post = showPost(context, named, () => isKnown && hidden === undefined)
      if (post) return { __typename: 'Post', ...post }
      return hidden ? hiddenError(hidden) : userError('NOT_FOUND', hiddenPostWording.notFound)
    },
    postByLink: async (_root, { id, key }, context) => {
      const { parts, reader } = context
      const opened = await openLink(parts, reader, postIdOf(id) ?? '', key)
      const post = showPost(context, opened, (row) => !withheldFor(row, parts.browser.country))
      return post ? { __typename: 'Post', ...post } : userError('NOT_FOUND', hiddenPostWording.notFound)
    },
    latestPosts: async (_root, { paging }, context) => {
      context.tags.add(GROUP_HOME)
      const page = await lists.latest(context.reader.db, paging)
      return postConnection(context, page)
    },
    frontPage: async (_root, { paging }, context) => {
      context.tags.add(GROUP_HOME)
      const { lead, picks, ranked, latest } = await frontPage(context.reader, paging)
      return {
        lead: showPost(context, lead),
        picks: showPosts(context, picks),
        ranked: showPosts(context, ranked),
        latest: postConnection(context, latest),
      }
    },
    showcase: async (_root, _args, context) => {
      context.tags.add(GROUP_HOME)
      const { story, opening } = await showcase(context.reader, context.parts.pictureKeys)
      const shown = showPost(context, story)
      return { story: shown, opening: shown ? opening : [] }
    },
    topStories: async (_root, { day, paging }, context) => {
      context.tags.add(GROUP_HOME)
      const period = day ? periodOfDay(day) : undefined
      const page = period
        ? await lists.trendingOfPeriod(context.reader.db, period, paging)
        : await lists.trending(context.reader.db, paging)
      return postConnection(context, page)
    },
    today: (_root, _args, { clock }) => new Date(clock.now()).toISOString().slice(0, 10),
    staffPicksFeed: async (_root, { input }, context) => {
      const page = await staffPicks(context.reader, input.paging)
      const posts = showPosts(context, page.items)
      return { items: posts.map((post) => ({ post })), pagingInfo: { next: page.next } }
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
    clapCount: ({ id, clapCount, clappedAt }, _args, { tags, clock }) => {
      tags.add(clapsCacheTag(id))
      tags.changeAt(clapsShownUntil(clappedAt, clock.now()))
      return clapCount
    },
    responsesCount: (post, _args, context) => answersCount(context, post),
    tags: (post, _args, { reader }) => reader.tagsOfPosts.load(post.id),
    content: (post, _args, context) => (post.opened ? whole(post.opened) : contentOf(context, post)),
    neighbours: async (post, _args, context) => {
      const { previous, next } = await neighboursOf(context.reader, post)
      return { previous: showPost(context, previous), next: showPost(context, next) }
    },
    moreFrom: async (post, { limit }, context) =>
      showPosts(context, await moreFrom(context.reader, post, pageSize(limit, 4))),
    readNext: async (post, { limit }, context) =>
      showPosts(context, await readNext(context.reader, post, pageSize(limit, 4))),
  },
}
