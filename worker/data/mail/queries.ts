import { and, asc, eq, isNotNull, not } from 'drizzle-orm'
import type { MailEventKind } from '../../../schema/rules/mail-events'
import { letterRecipient } from '../../../schema/tables/letter'
import { mailEvent } from '../../../schema/tables/mail-event'
import { user } from '../../../schema/tables/user'
import { blocks } from '../block/between'
import type { RowOf } from '../database'
import { after, indexedBy } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'
import { only } from '../sql/rows'

const eventFields = only(
  mailEvent,
  'id',
  'kind',
  'state',
  'emailHash',
  'letterId',
  'subscriberId',
  'receivedAt',
)

export const mailEventById = query('mailEventById', (id: Param<string>) =>
  select(eventFields).from(mailEvent).where(eq(mailEvent.id, id)),
)

export type StoredMailEvent = RowOf<typeof mailEventById>

/** Events of a kind that wait for an operator, oldest first. */
export const heldMailEvents = query(
  'heldMailEvents',
  (kind: Param<MailEventKind>, receivedAt: Param<number>, id: Param<string>, limit: Param<number>) =>
    select(eventFields)
      .from(indexedBy(mailEvent, 'mail_event_recent'))
      .where(
        and(
          eq(mailEvent.kind, kind),
          eq(mailEvent.state, 'held'),
          after([mailEvent.receivedAt, mailEvent.id], [receivedAt, id]),
        ),
      )
      .orderBy(asc(mailEvent.receivedAt), asc(mailEvent.id))
      .limit(limit),
)

/** What became of a letter to one of its recipients so far. */
export const recipientState = query(
  'recipientState',
  (letterId: Param<string>, subscriberId: Param<string>) =>
    select(only(letterRecipient, 'state'))
      .from(letterRecipient)
      .where(and(eq(letterRecipient.letterId, letterId), eq(letterRecipient.subscriberId, subscriberId))),
)

/** Where a reply to somebody goes: their confirmed address, unless they block who replies. */
export const replyTarget = query('replyTarget', (userId: Param<string>, replierId: Param<string | null>) =>
  select(only(user, 'email'))
    .from(user)
    .where(
      and(
        eq(user.id, userId),
        isNotNull(user.emailVerifiedAt),
        not(eq(user.isSuspended, true)),
        not(blocks(userId, replierId)),
      ),
    ),
)
