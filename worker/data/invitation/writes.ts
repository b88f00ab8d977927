import { and, eq, isNotNull, isNull, ne, or, sql } from 'drizzle-orm'
import type { CollectionRole, GivenRole } from '../../../schema/rules/invitations'
import { collectionEditor } from '../../../schema/tables/collection'
import { collectionInvitation } from '../../../schema/tables/invitation'
import { failedOn } from '../sql/fragments'
import { insert, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { deleteFrom, update, write } from '../sql/write'

export const insertInvitation = insert(collectionInvitation)

type Outcome = 'accepted' | 'declined' | 'revoked'

/** Takes back what the same person or address was offered before: the newest invitation counts. */
export const revokeEarlier = write(
  (
    collectionId: Param<string>,
    userId: Param<string | null>,
    email: Param<string | null>,
    now: Param<number>,
  ) =>
    update(collectionInvitation)
      .set({ closedAt: now, outcome: 'revoked' })
      .where(
        and(
          eq(collectionInvitation.collectionId, collectionId),
          isNull(collectionInvitation.closedAt),
          or(sql`${collectionInvitation.userId} = ${userId}`, sql`${collectionInvitation.email} = ${email}`),
        ),
      ),
)

/** Fails the batch if an invitation was answered or taken back meanwhile. */
export const expectOpenInvitation = write((id: Param<string>) =>
  update(collectionInvitation)
    .set({ role: sql`null` })
    .where(and(eq(collectionInvitation.id, id), isNotNull(collectionInvitation.closedAt))),
)

export const isInvitationClosed = (error: unknown): boolean => failedOn(error, collectionInvitation.role)

/** Closes an open invitation. Who answers one that was mailed is known from then on. */
export const closeInvitation = write(
  (id: Param<string>, outcome: Param<Outcome>, userId: Param<string | null>, now: Param<number>) =>
    update(collectionInvitation)
      .set({
        closedAt: now,
        outcome,
        userId: sql`coalesce(${userId}, ${collectionInvitation.userId})`,
      })
      .where(and(eq(collectionInvitation.id, id), isNull(collectionInvitation.closedAt))),
)

/** Gives somebody a role, in place of the one that they have. */
export const giveRole = upsert(collectionEditor, ['position'])

/** Fails the batch if somebody hasn't got the role that the change found. */
export const expectRole = write(
  (collectionId: Param<string>, userId: Param<string>, role: Param<CollectionRole>) =>
    update(collectionEditor)
      .set({ role: sql`null` })
      .where(
        and(
          eq(collectionEditor.collectionId, collectionId),
          eq(collectionEditor.userId, userId),
          ne(collectionEditor.role, role),
        ),
      ),
)

export const isRoleChanged = (error: unknown): boolean => failedOn(error, collectionEditor.role)

/** Changes a role that somebody has; does nothing if they have none any more. */
export const setRole = write((collectionId: Param<string>, userId: Param<string>, role: Param<GivenRole>) =>
  update(collectionEditor)
    .set({ role })
    .where(and(eq(collectionEditor.collectionId, collectionId), eq(collectionEditor.userId, userId))),
)

export const removeRoleOf = write((collectionId: Param<string>, userId: Param<string>) =>
  deleteFrom(collectionEditor).where(
    and(eq(collectionEditor.collectionId, collectionId), eq(collectionEditor.userId, userId)),
  ),
)
