import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { EVENT_KEPT } from '../rules/events'
import { WEEK } from '../rules/time-units'
import { flag, id, time } from './columns'
import { removedWithOwner, staysWhole } from './personal-data'

/**
 * Cache tags that a change made stale. A row is written in the same batch as the change and is done only once
 * its tags have been purged (docs/rules/caching.md, "Outbox").
 */
export const purgeOutbox = sqliteTable(
  'purge_outbox',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    tag: text('tag').notNull(),
    /** A take-down goes before everything else. */
    isUrgent: flag('is_urgent'),
    createdAt: time('created_at').notNull(),
    attempts: integer('attempts').notNull().default(0),
    /** Not before this time. */
    nextAttemptAt: time('next_attempt_at').notNull(),
    /** Absent while it is open. */
    doneAt: time('done_at'),
    lastError: text('last_error'),
  },
  (t) => [index('purge_outbox_open').on(t.doneAt, t.nextAttemptAt)],
)

staysWhole(purgeOutbox, 'It names people by their id alone, and is gone after a few days.', {
  since: 'doneAt',
  for: WEEK,
})

/** What an importer made of which item, so that importing the same file again changes nothing. */
export const importItem = sqliteTable(
  'import_item',
  {
    /** The publication that was imported into; for somebody's own stories, the person. */
    targetId: id('collection_id').notNull(),
    /** The person, if the stories are somebody's own. */
    ownerId: id('owner_id'),
    format: text('format').notNull(),
    /** The item's own id in its source. */
    guid: text('guid').notNull(),
    postId: id('post_id').notNull(),
    /** SHA-256, in hex, of the item's content as read. */
    contentHash: text('content_hash').notNull(),
    importedAt: time('imported_at').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.targetId, t.format, t.guid] }),
    index('import_item_of_owner').on(t.ownerId, t.postId).where(isNotNull(t.ownerId)),
  ],
)

removedWithOwner(importItem, {
  owner: 'ownerId',
  retention: { forever: 'The same file may be imported again at any time.' },
  withheld: 'It is about a file of theirs that they have.',
})

/** Usage events that browsers report (docs/rules/events.md). */
export const clientEvent = sqliteTable(
  'client_event',
  {
    /** 32 hex digits from the browser, so that the same event isn't stored twice. */
    eventId: text('event_id').primaryKey(),
    key: text('key').notNull(),
    /** When it happened, by the browser's clock. */
    at: time('at').notNull(),
    receivedAt: time('received_at').notNull(),
    /** Who was signed in when it arrived; absent for visitors, about whom nothing is stored. */
    userId: id('user_id'),
    /** Its data, as JSON. */
    data: text('data').notNull(),
  },
  (t) => [
    index('client_event_by_key').on(t.key, t.at),
    index('client_event_by_receipt').on(t.receivedAt),
    index('client_event_by_user').on(t.userId).where(isNotNull(t.userId)),
  ],
)

removedWithOwner(clientEvent, { owner: 'userId', retention: { since: 'receivedAt', for: EVENT_KEPT } })

/** Actions with the operators' key. */
export const adminAudit = sqliteTable(
  'admin_audit',
  {
    id: integer('id').primaryKey({ autoIncrement: true }),
    at: time('at').notNull(),
    action: text('action').notNull(),
    /** The first 8 hex digits of the key's SHA-256. */
    keyFingerprint: text('key_fingerprint').notNull(),
    address: text('address'),
    detail: text('detail').notNull().default(''),
  },
  (t) => [index('admin_audit_newest').on(t.at)],
)

staysWhole(adminAudit, 'Whoever operates the site has to answer for what was done with their key.', {
  forever: 'A log that anybody could shorten would prove nothing.',
})
