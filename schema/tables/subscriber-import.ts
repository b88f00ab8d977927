import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { LIST_CONSENTS, LIST_FAULTS, LIST_STATES } from '../rules/subscribers'
import { count, id, time } from './columns'
import { newsletter } from './newsletter'
import { removedWithOwner } from './personal-data'

/** Lists of subscribers that were brought to newsletters, and how far each has come. */
export const subscriberImport = sqliteTable(
  'subscriber_import',
  {
    id: id().primaryKey(),
    newsletterId: id('newsletter_id').notNull(),
    /** Who has brought it. */
    ownerId: id('owner_id').notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes of the file as it came, and of its lines as they are stored to be brought. */
    size: integer('size').notNull(),
    storedSize: count('stored_size'),
    state: text('state', { enum: LIST_STATES }).notNull(),
    /** JSON: the names of the columns, and the first lines. */
    preview: text('preview').notNull().default('{"names":[],"lines":[]}'),
    /** JSON: which column holds what; guessed until it is chosen. */
    columns: text('columns').notNull().default('{}'),
    consent: text('consent', { enum: LIST_CONSENTS }),
    /** Bytes of the stored lines that have been brought. */
    position: count('position'),
    /** What there is to say about the file, a line each; and why it can't be read. */
    notes: text('notes').notNull().default(''),
    problem: text('problem'),
    lineCount: count('line_count'),
    /** Lines that have been looked at, and what became of them. */
    doneCount: count('done_count'),
    addedCount: count('added_count'),
    askedCount: count('asked_count'),
    /** People who were there already, whatever they are. */
    knownCount: count('known_count'),
    /** People who want no mail of anybody. */
    suppressedCount: count('suppressed_count'),
    /** People whom the list itself calls unsubscribed. */
    leftOutCount: count('left_out_count'),
    faultCount: count('fault_count'),
    /** People whom an undo has deleted. */
    removedCount: count('removed_count'),
    createdAt: time('created_at').notNull(),
    /** When it last came further. */
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('subscriber_import_listed').on(t.newsletterId, t.createdAt, t.id),
    index('subscriber_import_by_owner').on(t.ownerId),
    index('subscriber_import_by_state').on(t.state, t.updatedAt, t.id),
  ],
)

removedWithOwner(subscriberImport, {
  owner: 'ownerId',
  retention: { with: { newsletterId: newsletter.id } },
  withheld: 'It is about a file of theirs that they have.',
})

/** Lines of a list that hold no address. */
export const subscriberImportFault = sqliteTable(
  'subscriber_import_fault',
  {
    importId: id('import_id').notNull(),
    line: integer('line').notNull(),
    reason: text('reason', { enum: LIST_FAULTS }).notNull(),
    /** The line itself. */
    content: text('content').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.line] })],
)

removedWithOwner(subscriberImportFault, {
  owner: ['importId', subscriberImport.id],
  retention: { with: { importId: subscriberImport.id } },
  withheld: 'It is about a file of theirs that they have.',
})
