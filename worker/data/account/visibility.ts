import { and, count, eq, inArray, isNotNull, isNull, lte, max, sql } from 'drizzle-orm'
import { collection } from '../../../schema/tables/collection'
import { post, postTag } from '../../../schema/tables/post'
import { tag, tagWriter } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import type { Statement } from '../database'
import { settleResponsesOf } from '../response/counts'
import { excluded } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'
import { isOfShownUser } from '../user/shown'

const isListedOf = (userId: Param<string>) => and(eq(post.creatorId, userId), eq(post.isListed, true))

/** The listed stories of a person, by tag and by publication. */
const byTag = (userId: Param<string>) =>
  select({
    slug: postTag.tagSlug,
    stories: count().as('stories'),
    latest: max(post.firstPublishedAt).as('latest'),
  })
    .from(post)
    .innerJoin(postTag, eq(postTag.postId, post.id))
    .where(isListedOf(userId))
    .groupBy(postTag.tagSlug)
    .as('by_tag')
const byCollection = (userId: Param<string>) =>
  select({ id: post.collectionId, stories: count().as('stories') })
    .from(post)
    .where(and(isListedOf(userId), isNotNull(post.collectionId)))
    .groupBy(post.collectionId)
    .as('by_collection')

const listedIds = (userId: Param<string>) => select({ id: post.id }).from(post).where(isListedOf(userId))

/** Adds a person's listed stories to the counts of their tags, or subtracts them. */
const countInTags = (sign: 1 | -1) =>
  write((userId: Param<string>) => {
    const theirs = byTag(userId)
    return update(tag)
      .set({ postCount: sql`${tag.postCount} + ${sign} * ${theirs.stories}` })
      .from(theirs)
      .where(eq(tag.slug, theirs.slug))
  })
const addToTags = countInTags(1)
const takeFromTags = countInTags(-1)

/** Does the same for the counts of their publications. */
const countInCollections = (sign: 1 | -1) =>
  write((userId: Param<string>) => {
    const theirs = byCollection(userId)
    return update(collection)
      .set({ postCount: sql`${collection.postCount} + ${sign} * ${theirs.stories}` })
      .from(theirs)
      .where(eq(collection.id, theirs.id))
  })
const addToCollections = countInCollections(1)
const takeFromCollections = countInCollections(-1)

const forgetAsWriter = write((userId: Param<string>) => {
  const theirs = byTag(userId)
  return deleteFrom(tagWriter).where(
    and(eq(tagWriter.userId, userId), inArray(tagWriter.tagSlug, select({ slug: theirs.slug }).from(theirs))),
  )
})
const hideTags = write((userId: Param<string>) =>
  update(postTag)
    .set({ isListed: false })
    .where(inArray(postTag.postId, listedIds(userId))),
)
const hidePosts = write((userId: Param<string>) =>
  update(post).set({ isListed: false }).where(isListedOf(userId)),
)
const switchOff = write((userId: Param<string>, now: Param<number>, deleteAfter: Param<number | null>) =>
  update(user)
    .set({ postCount: 0, deactivatedAt: sql`coalesce(${user.deactivatedAt}, ${now})`, deleteAfter })
    .where(eq(user.id, userId)),
)

/**
 * Takes a person's stories out of all lists and counts. Every count is based on listed stories, so this is idempotent.
 */
const hideStories = (userId: string): Statement[] => [
  takeFromTags(userId),
  forgetAsWriter(userId),
  takeFromCollections(userId),
  hideTags(userId),
  hidePosts(userId),
]

/** Hides a person: their stories leave all lists and counts, and the account is switched off. Idempotent. */
export const hideAccount = (userId: string, now: number, deleteAfter: number | null): Statement[] => [
  ...hideStories(userId),
  switchOff(userId, now, deleteAfter),
  ...settleResponsesOf(userId),
]

const suspend = write((userId: Param<string>) =>
  update(user).set({ isSuspended: true, postCount: 0 }).where(eq(user.id, userId)),
)

/** Suspends a person: their stories leave all lists and counts. Idempotent. */
export const suspendAccount = (userId: string): Statement[] => [
  ...hideStories(userId),
  suspend(userId),
  ...settleResponsesOf(userId),
]

const switchOn = write((userId: Param<string>) =>
  update(user)
    .set({ deactivatedAt: null, deleteAfter: null })
    .where(and(eq(user.id, userId), isNotNull(user.deactivatedAt))),
)
const showPosts = write((userId: Param<string>, now: Param<number>) =>
  update(post)
    .set({ isListed: true })
    .where(
      and(
        eq(post.creatorId, userId),
        eq(post.isListed, false),
        eq(post.kind, 'story'),
        eq(post.state, 'published'),
        lte(post.firstPublishedAt, now),
        isNull(post.withheldIn),
        isOfShownUser(userId),
      ),
    ),
)
const showTags = write((userId: Param<string>) =>
  update(postTag)
    .set({ isListed: true })
    .where(and(eq(postTag.isListed, false), inArray(postTag.postId, listedIds(userId)))),
)
const rememberAsWriter = write((userId: Param<string>) => {
  const theirs = byTag(userId)
  const rows = select({
    tagSlug: theirs.slug,
    userId: sql<string>`${userId}`,
    postCount: theirs.stories,
    latestPostAt: theirs.latest,
  })
    .from(theirs)
    .where(sql`true`)
  return insertFrom(tagWriter, rows).onConflictDoUpdate({
    target: [tagWriter.tagSlug, tagWriter.userId],
    set: { postCount: excluded(tagWriter.postCount), latestPostAt: excluded(tagWriter.latestPostAt) },
  })
})
const countPosts = write((userId: Param<string>) =>
  update(user)
    .set({ postCount: countOf(post, isListedOf(userId)) })
    .where(eq(user.id, userId)),
)

/** Lists those of a person's stories that are published and may be shown, and counts them. */
const showStories = (userId: string, now: number): Statement[] => [
  showPosts(userId, now),
  showTags(userId),
  addToTags(userId),
  rememberAsWriter(userId),
  addToCollections(userId),
  countPosts(userId),
]

/** Restores a hidden person with their stories. */
export const showAccount = (userId: string, now: number): Statement[] => [
  switchOn(userId),
  ...showStories(userId, now),
  ...settleResponsesOf(userId),
]

const endSuspension = write((userId: Param<string>) =>
  update(user).set({ isSuspended: false }).where(eq(user.id, userId)),
)

/**
 * Ends a suspension. The stories of somebody who has closed their account meanwhile stay hidden. Counts are added
 * for every listed story, so this must only run for somebody who is suspended.
 */
export const unsuspendAccount = (userId: string, now: number): Statement[] => [
  endSuspension(userId),
  ...showStories(userId, now),
  ...settleResponsesOf(userId),
]
