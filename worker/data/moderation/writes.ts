import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import { catalog } from '../../../schema/tables/catalog'
import { collection } from '../../../schema/tables/collection'
import { oauthApplication } from '../../../schema/tables/oauth'
import { post, postTag } from '../../../schema/tables/post'
import { tag } from '../../../schema/tables/tag'
import { user } from '../../../schema/tables/user'
import type { Post } from '../post/rows'
import { isCaseDecided } from '../report/writes'
import { failedOn } from '../sql/fragments'
import type { Param } from '../sql/params'
import { some } from '../sql/query'
import { update, write } from '../sql/write'

/** Fails the batch if an account is suspended, or isn't, unlike the change expects. */
const expectSuspended = (isSuspended: boolean) =>
  write((userId: Param<string>) =>
    update(user)
      .set({ isSuspended: sql`null` })
      .where(and(eq(user.id, userId), eq(user.isSuspended, !isSuspended))),
  )
export const expectIsSuspended = expectSuspended(true)
export const expectIsNotSuspended = expectSuspended(false)

/** Fails the batch if somebody is a verified book author, or isn't, unlike the change expects. */
const expectAuthor = (isBookAuthor: boolean) =>
  write((userId: Param<string>) =>
    update(user)
      .set({ isBookAuthor: sql`null` })
      .where(and(eq(user.id, userId), eq(user.isBookAuthor, !isBookAuthor))),
  )
export const expectIsAuthor = expectAuthor(true)
export const expectIsNoAuthor = expectAuthor(false)

export const setBookAuthor = write((userId: Param<string>, isBookAuthor: Param<boolean>) =>
  update(user).set({ isBookAuthor }).where(eq(user.id, userId)),
)

/** Whether a batch failed because somebody else has decided meanwhile. */
export const isDecidedMeanwhile = (error: unknown): boolean =>
  failedOn(error, user.isSuspended) ||
  failedOn(error, user.isBookAuthor) ||
  failedOn(error, post.state) ||
  failedOn(error, tag.name) ||
  failedOn(error, catalog.visibility) ||
  failedOn(error, collection.isRemoved) ||
  failedOn(error, oauthApplication.name) ||
  isCaseDecided(error)

/** Sets a story's state, and takes the story out of all lists. */
export const setState = write((postId: Param<string>, state: Param<Post['state']>, now: Param<number>) =>
  update(post).set({ state, isListed: false, updatedAt: now }).where(eq(post.id, postId)),
)
/** Fails the batch if a story is withheld in other countries than the change is based on. */
export const expectWithheld = write((postId: Param<string>, before: Param<string | null>) =>
  update(post)
    .set({ state: sql`null` })
    .where(and(eq(post.id, postId), sql`${post.withheldIn} is not ${before}`)),
)

/** Withholds a story in countries, or nowhere, and takes it out of all lists. */
export const setWithheld = write(
  (postId: Param<string>, countries: Param<string | null>, now: Param<number>) =>
    update(post)
      .set({ withheldIn: sql`${countries}`, isListed: false, updatedAt: now })
      .where(eq(post.id, postId)),
)
export const unlistTags = write((postId: Param<string>) =>
  update(postTag).set({ isListed: false }).where(eq(postTag.postId, postId)),
)

export const listTagsIfListed = write((postId: Param<string>) =>
  update(postTag)
    .set({ isListed: true })
    .where(and(eq(postTag.postId, postId), some(post, and(eq(post.id, postId), eq(post.isListed, true))))),
)

/** Fails the batch if a list is seen by others than the change is based on, or was deleted. */
export const expectVisibility = write((id: Param<string>, before: Param<number>) =>
  update(catalog)
    .set({ visibility: sql`null` })
    .where(and(eq(catalog.id, id), or(ne(catalog.visibility, before), isNotNull(catalog.deletedAt)))),
)

/** Decides who sees a list. */
export const setVisibility = write((id: Param<string>, visibility: Param<number>) =>
  update(catalog).set({ visibility }).where(eq(catalog.id, id)),
)

/** Fails the batch if a publication is hidden, or isn't, unlike the change expects, or was deleted. */
export const expectHidden = write((id: Param<string>, isHidden: Param<boolean>) =>
  update(collection)
    .set({ isRemoved: sql`null` })
    .where(
      and(eq(collection.id, id), or(ne(collection.isRemoved, isHidden), isNotNull(collection.deletedAt))),
    ),
)

/** Hides a publication, or shows it again. */
export const setHidden = write((id: Param<string>, isHidden: Param<boolean>) =>
  update(collection).set({ isRemoved: isHidden }).where(eq(collection.id, id)),
)

/** Fails the batch if an application is banned or vouched for, or isn't, unlike the change expects. */
const expectApplication = (
  since: typeof oauthApplication.bannedAt | typeof oauthApplication.verifiedAt,
  isSet: boolean,
) =>
  write((id: Param<string>) =>
    update(oauthApplication)
      .set({ name: sql`null` })
      .where(and(eq(oauthApplication.id, id), isSet ? isNull(since) : isNotNull(since))),
  )
export const expectBannedApplication = expectApplication(oauthApplication.bannedAt, true)
export const expectActingApplication = expectApplication(oauthApplication.bannedAt, false)
export const expectVerifiedApplication = expectApplication(oauthApplication.verifiedAt, true)
export const expectUnverifiedApplication = expectApplication(oauthApplication.verifiedAt, false)

/** Bans an application, or lets it act again. */
export const setApplicationBanned = write((id: Param<string>, bannedAt: Param<number | null>) =>
  update(oauthApplication).set({ bannedAt }).where(eq(oauthApplication.id, id)),
)

/** Vouches for an application, or no longer does. */
export const vouchForApplication = write((id: Param<string>, verifiedAt: Param<number | null>) =>
  update(oauthApplication).set({ verifiedAt }).where(eq(oauthApplication.id, id)),
)
