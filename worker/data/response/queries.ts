import { and, asc, desc, eq, ne, not, or, type SQL, type SQLWrapper, sql } from 'drizzle-orm'
import type { SQLiteColumn } from 'drizzle-orm/sqlite-core'
import { catalog } from '../../../schema/tables/catalog'
import { collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { postResponse } from '../../../schema/tables/post-response'
import { user } from '../../../schema/tables/user'
import { areApart } from '../block/between'
import { leads } from '../collection/rows'
import { mutes } from '../feed/muted'
import { postFieldsAndNamed } from '../post/brought'
import { postFields } from '../post/rows'
import { after, before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { isShownUser } from '../user/shown'
import { responseFields } from './rows'
import { keptPlacesBelow, leadsOn } from './threads'

/** Where responses stand, by a JSON list of their ids. */
export const responsesByIds = query('responsesByIds', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select(responseFields)
    .from(keys.from)
    .crossJoin(postResponse)
    .where(eq(postResponse.postId, keys.value))
})

/** Whether the discussion of stories is closed, by a JSON list of their ids. */
export const closedDiscussions = query('closedDiscussions', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  return select({ id: post.id, isClosed: post.responsesClosed })
    .from(keys.from)
    .crossJoin(post)
    .where(eq(post.id, keys.value))
})

/** The response that somebody has sent with a key. */
export const responseOfKey = query('responseOfKey', (authorId: Param<string>, key: Param<string>) =>
  select(postFields)
    .from(indexedBy(postResponse, 'post_response_of_key'))
    .innerJoin(post, eq(post.id, postResponse.postId))
    .where(and(eq(postResponse.authorId, authorId), eq(postResponse.responseKey, key))),
)

/** How a response was typed, for its writer. */
export const sourceOfResponse = query('sourceOfResponse', (postId: Param<string>) =>
  select({ source: postResponse.source }).from(postResponse).where(eq(postResponse.postId, postId)),
)

/** Whether a response stands where others decide: what they discuss is neither its writer's nor led by them. */
const isAmongOthers = (authorId: Param<string>): SQL | undefined =>
  or(
    some(
      post,
      and(
        eq(post.id, postResponse.rootId),
        ne(post.creatorId, authorId),
        sql`instr(${post.coAuthorIds}, ${authorId}) = 0`,
        not(
          some(
            collectionEditor,
            and(
              eq(collectionEditor.collectionId, post.collectionId),
              eq(collectionEditor.userId, authorId),
              leads,
            ),
          ),
        ),
      ),
    ),
    some(catalog, and(eq(catalog.id, postResponse.rootId), ne(catalog.creatorId, authorId))),
  )

/**
 * What decides whether somebody's response waits: since when they are here, and whether one of theirs was shown that
 * wasn't theirs to decide on.
 */
export const standingOfWriter = query('standingOfWriter', (userId: Param<string>) => {
  const shown = and(
    eq(postResponse.authorId, userId),
    eq(postResponse.status, 'shown'),
    isAmongOthers(userId),
  )
  return select({ createdAt: user.createdAt, hasShown: sql<0 | 1>`${some(postResponse, shown)}` })
    .from(user)
    .where(eq(user.id, userId))
})

/** Whether somebody sees a response's own words: it is out, and its writer and they don't block one another. */
const isShownTo = (viewerId: Param<string>): SQL =>
  sql`(${and(eq(post.state, 'published'), isShownUser)} and not ${areApart(viewerId, postResponse.authorId)})`
/** Whether something below a response is shown to somebody, which keeps its place. */
const leadsOnFor = (viewerId: Param<string>): SQL =>
  leadsOn(postResponse.postId, (authorId) => not(areApart(viewerId, authorId)))

/** A response with where it stands (both were created at the same time) and the empty places among the answers to it. */
const placedFields = {
  ...postFieldsAndNamed,
  ...responseFields,
  keptPlaces: sql<number>`${keptPlacesBelow(postResponse.postId)}`,
}

const listFields = (viewerId: Param<string>) => ({
  ...placedFields,
  isShown: sql<0 | 1>`${isShownTo(viewerId)}`,
  isMuted: sql<0 | 1>`${mutes(viewerId, 'user', postResponse.authorId)}`,
  respondedAt: postResponse.createdAt,
})

interface Order {
  index: string
  key: SQLiteColumn
  isUpward?: true
}

const ORDERS = {
  relevant: { index: 'post_response_by_score', key: postResponse.score },
  newest: { index: 'post_response_by_time', key: postResponse.createdAt },
  oldest: { index: 'post_response_by_time', key: postResponse.createdAt, isUpward: true },
} as const satisfies Record<string, Order>

export type ResponseOrder = keyof typeof ORDERS

const responsesIn = (name: ResponseOrder) =>
  query(
    `responses.${name}`,
    (parentId: Param<string>, viewerId: Param<string>, ...[from, postId, limit]: Page) => {
      const { index, key, isUpward }: Order = ORDERS[name]
      const isPast: (columns: readonly SQLWrapper[], key: readonly SQLWrapper[]) => SQL = isUpward
        ? after
        : before
      const direction = isUpward ? asc : desc
      return select(listFields(viewerId))
        .from(indexedBy(postResponse, index))
        .innerJoin(post, eq(post.id, postResponse.postId))
        .innerJoin(user, eq(user.id, postResponse.authorId))
        .where(
          and(
            eq(postResponse.parentId, parentId),
            eq(postResponse.status, 'shown'),
            // A pinned one is shown above them; one that isn't leaves a place like any other.
            sql`case when ${isShownTo(viewerId)} then ${eq(postResponse.isPinned, false)} else ${leadsOnFor(viewerId)} end`,
            isPast([key, postResponse.postId], [from, postId]),
          ),
        )
        .orderBy(direction(key), direction(postResponse.postId))
        .limit(limit)
    },
  )

/**
 * The responses to something as somebody sees them, or a visitor by an empty id, without the pinned one that they see;
 * those that are gone, pinned or not, stay as places while something below them is shown.
 */
export const responsesTo = {
  relevant: responsesIn('relevant'),
  newest: responsesIn('newest'),
  oldest: responsesIn('oldest'),
}

/** The pinned response to a story or a list, as somebody sees it. */
export const pinnedResponse = query('pinnedResponse', (rootId: Param<string>, viewerId: Param<string>) =>
  select(placedFields)
    .from(indexedBy(postResponse, 'post_response_pinned'))
    .innerJoin(post, eq(post.id, postResponse.postId))
    .innerJoin(user, and(eq(user.id, postResponse.authorId), isShownUser))
    .where(
      and(
        eq(postResponse.rootId, rootId),
        eq(postResponse.isPinned, true),
        eq(postResponse.status, 'shown'),
        isShownTo(viewerId),
      ),
    )
    .limit(1),
)

/** Responses that wait, or that were hidden, in a discussion: all of them, or those of one person. Newest first. */
export const withheldResponses = query(
  'withheldResponses',
  (
    rootId: Param<string>,
    status: Param<string>,
    onlyBy: Param<string | null>,
    ...[createdAt, postId, limit]: Page
  ) =>
    select({ ...placedFields, respondedAt: postResponse.createdAt })
      .from(indexedBy(postResponse, 'post_response_waiting'))
      .innerJoin(
        post,
        and(eq(post.id, postResponse.postId), ne(post.state, 'trashed'), ne(post.state, 'removed')),
      )
      .innerJoin(user, and(eq(user.id, postResponse.authorId), isShownUser))
      .where(
        and(
          eq(postResponse.rootId, rootId),
          sql`${postResponse.status} = ${status}`,
          ne(postResponse.status, 'shown'),
          sql`(${onlyBy} is null or ${postResponse.authorId} = ${onlyBy})`,
          before([postResponse.createdAt, postResponse.postId], [createdAt, postId]),
        ),
      )
      .orderBy(desc(postResponse.createdAt), desc(postResponse.postId))
      .limit(limit),
)

/** The responses of a person, as a viewer sees them (an empty id is a visitor); newest first. */
export const responsesByAuthor = query(
  'responsesByAuthor',
  (authorId: Param<string>, viewerId: Param<string>, ...[createdAt, postId, limit]: Page) =>
    select({ ...placedFields, respondedAt: postResponse.createdAt })
      .from(indexedBy(postResponse, 'post_response_by_author'))
      .innerJoin(post, and(eq(post.id, postResponse.postId), eq(post.state, 'published')))
      .where(
        and(
          eq(postResponse.authorId, authorId),
          not(areApart(viewerId, authorId)),
          eq(postResponse.status, 'shown'),
          // An answer in a hidden thread is out of the discussion; its writer still finds it.
          or(sql`${postResponse.isCounted} = 1`, sql`${postResponse.authorId} = ${viewerId}`),
          before([postResponse.createdAt, postResponse.postId], [createdAt, postId]),
        ),
      )
      .orderBy(desc(postResponse.createdAt), desc(postResponse.postId))
      .limit(limit),
)

/** Responses that have waited since before a time, without replies by mail; those that have waited longest first. */
export const heldBefore = query('heldBefore', (until: Param<number>, limit: Param<number>) =>
  select(responseFields)
    .from(indexedBy(postResponse, 'post_response_held'))
    .innerJoin(post, and(eq(post.id, postResponse.postId), eq(post.state, 'draft')))
    .innerJoin(user, and(eq(user.id, postResponse.authorId), isShownUser))
    .where(
      and(
        eq(postResponse.status, 'held'),
        eq(postResponse.isByMail, false),
        sql`${postResponse.createdAt} <= ${until}`,
      ),
    )
    .orderBy(asc(postResponse.createdAt))
    .limit(limit),
)
