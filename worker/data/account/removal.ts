import { and, asc, eq, gt, inArray, lte, sql } from 'drizzle-orm'
import type { SQLiteColumn, SQLiteTable } from 'drizzle-orm/sqlite-core'
import { REMOVED_PREFIX } from '../../../schema/rules/username'
import {
  externalIdentity,
  passkey,
  passwordCredential,
  recoveryCode,
  totpCredential,
} from '../../../schema/tables/credential'
import { mastodonAccount } from '../../../schema/tables/mastodon'
import { clientEvent } from '../../../schema/tables/operations'
import { post, postVersion } from '../../../schema/tables/post'
import { oneTimeToken, session } from '../../../schema/tables/session'
import { tag } from '../../../schema/tables/tag'
import { user, userDomain, usernameHistory } from '../../../schema/tables/user'
import { dismissedFlag, flagOverride, tagFollow, userPreference } from '../../../schema/tables/viewer'
import type { Database, Statement } from '../database'
import { indexedBy } from '../sql/fragments'
import { insertFrom } from '../sql/insert'
import type { Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { deleteFrom, update, write } from '../sql/write'

/** Deleted accounts whose time is over, the earliest first. */
export const accountsToRemove = query('accountsToRemove', (now: Param<number>, limit: Param<number>) =>
  select({ id: user.id })
    .from(indexedBy(user, 'user_by_delete_after'))
    .where(lte(user.deleteAfter, now))
    .orderBy(asc(user.deleteAfter))
    .limit(limit),
)

/** What belongs to a person alone and goes with them. */
const OWN_TABLES: readonly (SQLiteTable & { userId: SQLiteColumn })[] = [
  session,
  oneTimeToken,
  externalIdentity,
  mastodonAccount,
  passwordCredential,
  totpCredential,
  recoveryCode,
  passkey,
  dismissedFlag,
  userPreference,
  flagOverride,
  userDomain,
  clientEvent,
]

type Due = [userId: Param<string>, now: Param<number>]

/** The person's id, unless they have come back meanwhile: then nothing of theirs is removed. */
const due = (...[userId, now]: Due) =>
  scalar(
    select({ id: user.id })
      .from(user)
      .where(and(eq(user.id, userId), lte(user.deleteAfter, now))),
  )

const REMOVAL = [
  ...OWN_TABLES.map((table) =>
    write((...person: Due) => deleteFrom(table).where(eq(table.userId, due(...person)))),
  ),
  write((...person: Due) =>
    update(tag)
      .set({ followerCount: sql`max(0, ${tag.followerCount} - 1)` })
      .where(
        inArray(
          tag.slug,
          select({ slug: tagFollow.tagSlug })
            .from(tagFollow)
            .where(eq(tagFollow.userId, due(...person))),
        ),
      ),
  ),
  write((...person: Due) => deleteFrom(tagFollow).where(eq(tagFollow.userId, due(...person)))),
  write((...person: Due) =>
    deleteFrom(postVersion).where(
      inArray(
        postVersion.postId,
        select({ id: post.id })
          .from(post)
          .where(eq(post.creatorId, due(...person))),
      ),
    ),
  ),
  write((...[userId, now]: Due) =>
    update(post)
      .set({
        state: 'removed',
        title: '',
        subtitle: '',
        excerpt: '',
        slug: '',
        versionId: null,
        previewImageId: null,
        previewSrc: null,
        previewAlt: '',
        isListed: false,
        updatedAt: now,
      })
      .where(eq(post.creatorId, due(userId, now))),
  ),
  write((...[userId, now]: Due) =>
    insertFrom(
      usernameHistory,
      select({ username: user.username, userId: user.id, replacedAt: sql<number>`${now}` })
        .from(user)
        .where(eq(user.id, due(userId, now))),
    ).onConflictDoNothing({ target: usernameHistory.username }),
  ),
  write((...person: Due) =>
    update(user)
      .set({
        username: sql`${REMOVED_PREFIX} || ${user.id}`,
        name: '',
        bio: '',
        about: null,
        imageId: null,
        email: null,
        emailVerifiedAt: null,
        unverifiedEmail: null,
        hasSubdomain: false,
        deleteAfter: null,
      })
      .where(eq(user.id, due(...person))),
  ),
]

/**
 * Removes what a person was: how they signed in, what they wanted, their words. The row stays without a name, so
 * that what others have said to them still hangs together, and nobody can take their username. Nothing happens to
 * somebody who isn't due, at the moment of the batch.
 */
export const removeAccount = (userId: string, now: number): Statement[] =>
  REMOVAL.map((statement) => statement(userId, now))

/** Stories of a person after an id, in the order of ids. */
const postIdsOfUser = query(
  'postIdsOfUser',
  (userId: Param<string>, after: Param<string>, limit: Param<number>) =>
    select({ id: post.id })
      .from(post)
      .where(and(eq(post.creatorId, userId), gt(post.id, after)))
      .orderBy(asc(post.id))
      .limit(limit),
)

const AT_ONCE = 500

/** Ids of all stories of a person, for what is kept elsewhere about them. As many reads as there are 500s. */
export async function storiesOfUser(db: Database, userId: string): Promise<string[]> {
  const ids: string[] = []
  for (;;) {
    const more = await db.all(postIdsOfUser, userId, ids.at(-1) ?? '', AT_ONCE)
    ids.push(...more.map(({ id }) => id))
    if (more.length < AT_ONCE) return ids
  }
}
