import { and, eq, inArray, isNotNull, isNull, lte, not } from 'drizzle-orm'
import { collection, collectionEditor, collectionPage } from '../../../schema/tables/collection'
import { follow } from '../../../schema/tables/follow'
import { collectionInvitation } from '../../../schema/tables/invitation'
import { post, postTag } from '../../../schema/tables/post'
import { submissionSettings } from '../../../schema/tables/submission'
import { indexedBy, inJson, rowid } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select, some } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Publications that were deleted before a time, those that have waited longest first. */
export const expiredCollections = query('expiredCollections', (until: Param<number>, limit: Param<number>) =>
  select({ id: collection.id })
    .from(indexedBy(collection, 'collection_deleted'))
    .where(and(isNotNull(collection.deletedAt), lte(collection.deletedAt, until)))
    .orderBy(collection.deletedAt, collection.id)
    .limit(limit),
)

/** Stories in a publication, whatever their state. */
export const storiesLeftIn = query('storiesLeftIn', (collectionId: Param<string>, limit: Param<number>) =>
  select({ id: post.id })
    .from(indexedBy(post, 'post_by_collection'))
    .where(eq(post.collectionId, collectionId))
    .limit(limit),
)

/** Makes stories their writers' own. @param postIds a JSON list */
export const leaveCollection = write((postIds: Param<string>) =>
  update(post).set({ collectionId: null, featuredAt: null }).where(inJson(post.id, postIds)),
)
export const leaveCollectionInTags = write((postIds: Param<string>) =>
  update(postTag).set({ collectionId: null }).where(inJson(postTag.postId, postIds)),
)

const followersOf = (collectionId: Param<string>) =>
  and(eq(follow.kind, 'collection'), eq(follow.targetId, collectionId))

export const deleteFollowersOf = write((collectionId: Param<string>, limit: Param<number>) => {
  const some = select({ rowid: rowid(follow) })
    .from(indexedBy(follow, 'follow_of_target'))
    .where(followersOf(collectionId))
    .limit(limit)
  return deleteFrom(follow).where(inArray(rowid(follow), some))
})

export const deletePagesOf = write((collectionId: Param<string>) =>
  deleteFrom(collectionPage).where(eq(collectionPage.collectionId, collectionId)),
)
export const deleteRolesOf = write((collectionId: Param<string>) =>
  deleteFrom(collectionEditor).where(eq(collectionEditor.collectionId, collectionId)),
)
export const deleteOpenInvitationsOf = write((collectionId: Param<string>) =>
  deleteFrom(collectionInvitation).where(
    and(eq(collectionInvitation.collectionId, collectionId), isNull(collectionInvitation.closedAt)),
  ),
)
export const deleteSubmissionSettingsOf = write((collectionId: Param<string>) =>
  deleteFrom(submissionSettings).where(eq(submissionSettings.collectionId, collectionId)),
)

/**
 * Removes the words and the looks of a publication that nobody follows and nothing is in any more. Its id and its slug
 * stay, so that nobody else gets them.
 */
export const eraseCollection = write((id: Param<string>) =>
  update(collection)
    .set({
      name: '',
      tagline: '',
      description: '',
      about: null,
      avatarId: null,
      faviconId: null,
      logoId: null,
      drawingId: null,
      headerColor: null,
      navigationItems: null,
      domain: null,
      domainVerifiedAt: null,
      newsletterId: null,
      followerCount: 0,
      postCount: 0,
      theme: null,
      styleSheet: null,
      servedStyleSheet: null,
      styleSheetHash: null,
      deletedAt: null,
    })
    .where(
      and(
        eq(collection.id, id),
        eq(collection.isRemoved, true),
        not(some(follow, followersOf(id))),
        not(some(post, eq(post.collectionId, id))),
      ),
    ),
)
