import { isNull, sql } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text, uniqueIndex } from 'drizzle-orm/sqlite-core'
import { count, flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Exports that people made of everything they have, and how far each has come. */
export const accountExport = sqliteTable(
  'account_export',
  {
    id: id().primaryKey(),
    ownerId: id('owner_id').notNull(),
    /** Whether it has everything of everybody, for a member of staff. */
    isWholeSite: flag('is_whole_site'),
    state: text('state', { enum: ['running', 'ready', 'failed'] }).notNull(),
    /** The next part to write. */
    stage: text('stage', { enum: ['data', 'stories', 'pictures'] }).notNull(),
    /** Where in the stage; empty at its beginning. */
    position: text('position').notNull().default(''),
    /** The parts that are finished. */
    partCount: count('part_count'),
    /** The step that is at work; its lease ends when it is silent. */
    run: text('run'),
    /** How often steps have begun since the last part was finished. */
    attempts: count('attempts'),
    storyCount: count('story_count'),
    storiesDone: count('stories_done'),
    createdAt: time('created_at').notNull(),
    /** When it last came further. */
    updatedAt: time('updated_at').notNull(),
    /** When it was ready or given up; nobody has two that aren't. */
    finishedAt: time('finished_at'),
    /** When its person was told. */
    mailedAt: time('mailed_at'),
    /** When it is deleted. */
    expiresAt: time('expires_at').notNull(),
  },
  (t) => [
    uniqueIndex('account_export_running').on(t.ownerId, t.isWholeSite).where(isNull(t.finishedAt)),
    index('account_export_of_site').on(t.createdAt, t.id).where(sql`${t.isWholeSite} = 1`),
    index('account_export_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('account_export_by_state').on(t.state, t.updatedAt),
    index('account_export_by_end').on(t.expiresAt),
  ],
)

removedWithOwner(accountExport, {
  owner: 'ownerId',
  retention: { since: 'expiresAt', for: 0, job: 'sweep-exports' },
  withheld: 'It is about the export itself.',
})

/** The zips of an export. */
export const accountExportPart = sqliteTable(
  'account_export_part',
  {
    exportId: id('export_id').notNull(),
    number: integer('number').notNull(),
    bytes: integer('bytes').notNull(),
  },
  (t) => [primaryKey({ columns: [t.exportId, t.number] })],
)

removedWithOwner(accountExportPart, {
  owner: ['exportId', accountExport.id],
  retention: { with: { exportId: accountExport.id } },
  withheld: 'It is about the export itself.',
})
