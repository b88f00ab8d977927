import { isNotNull, isNull } from 'drizzle-orm'
import { index, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { GIVEN_ROLES, INVITATION_KEPT } from '../rules/invitations'
import { id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Roles that somebody was offered in a publication (docs/rules/roles.md). */
export const collectionInvitation = sqliteTable(
  'collection_invitation',
  {
    id: id().primaryKey(),
    collectionId: id('collection_id').notNull(),
    role: text('role', { enum: GIVEN_ROLES }).notNull(),
    inviterId: id('inviter_id').notNull(),
    /** Who is invited: a person, or anyone who has the link that was mailed to an address. */
    userId: id('user_id'),
    email: text('email'),
    /** Keyed hash of the token in the mailed link. */
    tokenHash: text('token_hash'),
    createdAt: time('created_at').notNull(),
    expiresAt: time('expires_at').notNull(),
    /** When it was answered or taken back. */
    closedAt: time('closed_at'),
    outcome: text('outcome', { enum: ['accepted', 'declined', 'revoked'] }),
  },
  (t) => [
    uniqueIndex('collection_invitation_token').on(t.tokenHash).where(isNotNull(t.tokenHash)),
    index('collection_invitation_open').on(t.collectionId, t.createdAt, t.id).where(isNull(t.closedAt)),
    index('collection_invitation_to_user').on(t.userId, t.createdAt, t.id).where(isNotNull(t.userId)),
    index('collection_invitation_by_inviter').on(t.inviterId),
    index('collection_invitation_expired').on(t.expiresAt),
  ],
)

removedWithOwner(collectionInvitation, {
  owner: 'inviterId',
  retention: { since: 'expiresAt', for: INVITATION_KEPT },
  forgotten: ['userId'],
  withheld: { 'It is about somebody else.': ['userId', 'email'], 'It opens a door.': ['tokenHash'] },
})
