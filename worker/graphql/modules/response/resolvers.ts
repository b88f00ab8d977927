import { postIdOf } from '../../../../schema/routes/post-id'
import { pageFactsKey } from '../../../data/post/page-facts'
import type { Post } from '../../../data/post/rows'
import { pinnedResponse, sourceOfResponse } from '../../../data/response/queries'
import type { ResponsePlace } from '../../../data/response/rows'
import { postCacheTag, responsesCacheTag, userCacheTag } from '../../../edge-cache/tags'
import { blockBetween } from '../../../services/block/barrier'
import { relationTo } from '../../../services/follow/relation'
import type { Paging } from '../../../services/paging'
import { can } from '../../../services/policies/can'
import { authorsOf } from '../../../services/post/co-authors'
import { postThing } from '../../../services/post/post-thing'
import { canIn, findDiscussion, findResponse } from '../../../services/response/discussion'
import {
  type ResponseOrder,
  type ResponseRow,
  responses,
  responsesBy,
  withheld,
} from '../../../services/response/lists'
import type { GraphQLContext } from '../../context'
import type { Resolvers } from '../../resolvers.generated'
import { connection, enumName } from '../../results'
import {
  postConnection,
  type ShownPost,
  type ShowRule,
  showPost,
  showPosts,
  showReadableById,
} from '../post/show'
import { answersCount } from './answers-count'

const ORDERS = { MOST_RELEVANT: 'relevant', NEWEST: 'newest', OLDEST: 'oldest' } as const satisfies Record<
  string,
  ResponseOrder
>

interface ListArgs {
  sortType?: keyof typeof ORDERS | null | undefined
  paging?: Paging | null | undefined
}

const threadOf = (row: ResponseRow, post: ShownPost<ResponseRow> | null) => ({
  id: row.id,
  place: row,
  post,
  isMuted: row.isMuted === 1,
})

/** Where a response stands, if the list that it is from has read that. */
const placeIn = (post: Post & Partial<ResponsePlace>): ResponsePlace | undefined =>
  post.rootId === undefined ? undefined : (post as Post & ResponsePlace)

/** Makes responses into what an answer shows, and remembers where they stand. */
function showResponses<Row extends Post & ResponsePlace>(
  context: GraphQLContext,
  rows: readonly Row[],
  rule: ShowRule<Row>,
): ShownPost<Row>[] {
  for (const row of rows) context.reader.responses.prime(row.id, row)
  return showPosts(context, rows, rule)
}

/** Responses that are out. The lists leave out those of people whom the viewer doesn't see. */
const isOut: ShowRule<Post> = ({ state }) => state === 'published'

/** The responses to something, with the places of those that are gone. */
async function responsesOf(context: GraphQLContext, parentId: string, { sortType, paging }: ListArgs) {
  context.tags.add(responsesCacheTag(parentId))
  const actor = await context.viewer()
  const order = ORDERS[sortType ?? 'MOST_RELEVANT']
  const page = await responses(context.reader.db, parentId, actor, order, paging)
  const posts = showResponses(context, page.items, ({ isShown }) => isShown === 1)
  context.tags.add(...posts.map(({ creatorId }) => userCacheTag(creatorId)))
  const byId = new Map(posts.map((post) => [post.id, post]))
  // An empty place goes with the last answer below it, however deep that is.
  for (const { id, rootId } of page.items) if (!byId.has(id)) context.tags.add(responsesCacheTag(rootId))
  const threads = page.items.map((row) => threadOf(row, byId.get(row.id) ?? null))
  return { posts, threads, pagingInfo: { next: page.next } }
}

/** Waiting and hidden responses in a discussion, as far as the viewer may see them. */
async function withheldIn(
  context: GraphQLContext,
  kind: 'post' | 'catalog',
  id: string,
  { status, paging }: { status: 'HELD' | 'HIDDEN'; paging?: Paging | null | undefined },
) {
  const { parts, reader, viewer } = context
  const [actor, discussion] = await Promise.all([viewer(), findDiscussion(reader.db, kind, id)])
  if (!actor || !discussion || !canIn(actor, discussion, 'read'))
    return connection('posts', { items: [], next: null })
  const onlyBy = canIn(actor, discussion, 'curate') ? null : actor.id
  const stored = status === 'HELD' ? 'held' : 'hidden'
  const page = await withheld(reader, parts.pictureKeys, id, stored, onlyBy, paging)
  return postConnection(context, page, ({ creatorId }) => onlyBy === null || creatorId === onlyBy)
}

/** What a response answers, if the viewer sees it. */
const parentOf = async ({ parentId, depth, rootKind }: ResponsePlace, context: GraphQLContext) =>
  depth === 1 && rootKind === 'catalog' ? null : showReadableById(context, parentId)

/** The story that is discussed, if the viewer sees it. */
const storyOf = ({ rootKind, rootId }: ResponsePlace, context: GraphQLContext) =>
  rootKind === 'post' ? showReadableById(context, rootId) : null

/** The list that is discussed, if the viewer sees it. */
async function catalogOf({ rootKind, rootId }: ResponsePlace, context: GraphQLContext) {
  if (rootKind === 'post') return null
  const discussion = await findDiscussion(context.reader.db, rootKind, rootId)
  const isTheirs = discussion && canIn(await context.viewer(), discussion, 'read')
  return isTheirs && discussion.kind === 'catalog' ? discussion.catalog : null
}

/** Responses. Rules: docs/rules/responses.md. */
export const responseResolvers: Resolvers = {
  Query: {
    responseThread: async (_root, { id }, context) => {
      const { reader, viewer, tags } = context
      const postId = postIdOf(id) ?? ''
      tags.add(postCacheTag(postId), responsesCacheTag(postId))
      const responseInDiscussion = await findResponse(reader.db, postId)
      if (responseInDiscussion?.response.place.status !== 'shown') return null
      const actor = await viewer()
      if (!canIn(actor, responseInDiscussion.discussion, 'read')) return null
      const { post } = responseInDiscussion.response
      const { barrier, ...thing } = await postThing(reader, actor, post)
      const isShown = post.state === 'published' && !barrier && can(actor, 'read', thing)
      const row = { ...responseInDiscussion.response.place, ...post }
      return {
        id: postId,
        place: row,
        post: showPost(context, row, () => isShown),
        isMuted: (await relationTo(reader, viewer, 'user', post.creatorId)).isMuting,
      }
    },
  },
  Post: {
    postResponses: async (post, _args, context) => ({ count: await answersCount(context, post) }),
    threadedPostResponses: ({ id }, args, context) => responsesOf(context, id, args),
    pinnedResponse: async ({ id }, _args, context) => {
      context.tags.add(responsesCacheTag(id))
      const actor = await context.viewer()
      const pinned = await context.reader.db.first(pinnedResponse, id, actor?.id ?? '')
      return pinned ? (showResponses(context, [pinned], isOut)[0] ?? null) : null
    },
    responsesClosed: async ({ id, kind }, _args, { reader }) => {
      const place = kind === 'response' ? await reader.responses.load(id) : undefined
      if (place?.rootKind === 'catalog')
        return (await reader.catalogs.load(place.rootId))?.responsesClosed === 1
      return (await reader.pageFacts.load(pageFactsKey(place?.rootId ?? id)))?.isClosed === 1
    },
    response: (post, _args, { reader }) => {
      if (post.kind === 'story') return null
      // At once where a list has told it, so that what it answers is read along with the texts.
      return placeIn(post) ?? reader.responses.load(post.id).then((place) => place ?? null)
    },
    withheldResponses: ({ id }, args, context) => withheldIn(context, 'post', id, args),
  },
  Catalog: {
    responsesCount: ({ id, responseCount }, _args, { tags }) => {
      tags.add(responsesCacheTag(id))
      return responseCount
    },
    threadedCatalogResponses: ({ id }, args, context) => responsesOf(context, id, args),
    responsesClosed: ({ responsesClosed }) => responsesClosed === 1,
    canRespond: async (catalog, _args, { reader, viewer }) => {
      const actor = await viewer()
      const [owner, barrier] = await Promise.all([
        reader.users.load(catalog.creatorId),
        blockBetween(reader, actor, [catalog.creatorId]),
      ])
      return owner !== undefined && can(actor, 'respond', { entity: 'catalog', catalog, owner, barrier })
    },
    canCurateResponses: async (catalog, _args, { viewer }) =>
      can(await viewer(), 'curate', { entity: 'catalog', catalog }),
    withheldResponses: ({ id }, args, context) => withheldIn(context, 'catalog', id, args),
  },
  Viewer: {
    responses: async (user, { paging }, context) => {
      const page = await responsesBy(context.reader.db, user.id, await context.viewer(), paging)
      return connection('posts', { ...page, items: showResponses(context, page.items, isOut) })
    },
  },
  User: {
    responses: async (user, { paging }, context) => {
      context.tags.add(responsesCacheTag(user.id))
      const page = await responsesBy(context.reader.db, user.id, await context.viewer(), paging)
      return connection('posts', { ...page, items: showResponses(context, page.items, isOut) })
    },
  },
  PostViewerEdge: {
    canRespond: async (post, _args, { reader, viewer }) => {
      const actor = await viewer()
      return can(actor, 'respond', await postThing(reader, actor, post))
    },
    canCurateResponses: async ({ id, kind }, _args, { reader, viewer }) => {
      const actor = await viewer()
      if (!actor) return false
      const place = kind === 'response' ? await reader.responses.load(id) : undefined
      const discussion = await findDiscussion(reader.db, place?.rootKind ?? 'post', place?.rootId ?? id)
      return discussion !== undefined && canIn(actor, discussion, 'curate')
    },
    isOwn: async (post, _args, { viewer }) => authorsOf(post).includes((await viewer())?.id ?? ''),
    responseText: async (post, _args, { reader, viewer }) => {
      if (post.kind !== 'response' || !can(await viewer(), 'own', { entity: 'post', post })) return null
      return (await reader.db.first(sourceOfResponse, post.id))?.source ?? null
    },
  },
  ResponseThread: {
    answersCount: ({ place }, _args, context) => answersCount(context, place),
    parent: ({ place }, _args, context) => parentOf(place, context),
    story: ({ place }, _args, context) => storyOf(place, context),
    catalog: ({ place }, _args, context) => catalogOf(place, context),
    answers: ({ id }, args, context) => responsesOf(context, id, args),
  },
  PostResponse: {
    id: ({ postId }) => postId,
    status: ({ status }) => enumName(status),
    isPinned: ({ isPinned }) => isPinned === 1,
    // That somebody gets a newsletter is nobody's business but its writer's.
    isByMail: ({ isByMail, status }) => isByMail === 1 && status === 'held',
    quote: async ({ quoteId }, _args, { reader }) =>
      quoteId === null ? null : ((await reader.publicQuotes.load(quoteId)) ?? null),
    isByAuthor: async ({ rootKind, rootId, authorId }, _args, { reader }) => {
      if (rootKind === 'catalog') return (await reader.catalogs.load(rootId))?.creatorId === authorId
      const post = await reader.posts.load(rootId)
      return post !== undefined && authorsOf(post).includes(authorId)
    },
    parent: (place, _args, context) => parentOf(place, context),
    story: (place, _args, context) => storyOf(place, context),
    catalog: (place, _args, context) => catalogOf(place, context),
  },
}
