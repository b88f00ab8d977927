import { and, desc, eq, gt, isNull } from 'drizzle-orm'
import { MOST_OPEN_INVITATIONS } from '../../../schema/rules/invitations'
import { collectionInvitation } from '../../../schema/tables/invitation'
import { indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { type Row, without } from '../sql/rows'

const invitationFields = without(collectionInvitation, 'tokenHash')

/** An invitation, as read from the database. */
export interface Invitation extends Row<typeof invitationFields> {}

export const invitationById = query('invitationById', (id: Param<string>) =>
  select(invitationFields).from(collectionInvitation).where(eq(collectionInvitation.id, id)),
)

/** The invitation whose mailed token has this hash. */
export const invitationOfToken = query('invitationOfToken', (hash: Param<string>) =>
  select(invitationFields)
    .from(indexedBy(collectionInvitation, 'collection_invitation_token'))
    .where(eq(collectionInvitation.tokenHash, hash))
    .limit(1),
)

/** Invitations of a publication that can still be accepted, the newest first. */
export const openInvitationsOf = query(
  'openInvitationsOf',
  (collectionId: Param<string>, now: Param<number>) =>
    select(invitationFields)
      .from(indexedBy(collectionInvitation, 'collection_invitation_open'))
      .where(
        and(
          eq(collectionInvitation.collectionId, collectionId),
          isNull(collectionInvitation.closedAt),
          gt(collectionInvitation.expiresAt, now),
        ),
      )
      .orderBy(desc(collectionInvitation.createdAt), desc(collectionInvitation.id))
      .limit(MOST_OPEN_INVITATIONS),
)

/** Invitations of a person that can still be accepted. */
export const openInvitationsTo = query('openInvitationsTo', (userId: Param<string>, now: Param<number>) =>
  select(invitationFields)
    .from(indexedBy(collectionInvitation, 'collection_invitation_to_user'))
    .where(
      and(
        eq(collectionInvitation.userId, userId),
        isNull(collectionInvitation.closedAt),
        gt(collectionInvitation.expiresAt, now),
      ),
    )
    .orderBy(desc(collectionInvitation.createdAt), desc(collectionInvitation.id))
    .limit(MOST_OPEN_INVITATIONS),
)
