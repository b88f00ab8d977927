import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { IMPORT_KINDS } from '../rules/imports'
import { flag, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Imports that people made of their own stories, and how far each has come. */
export const storyImport = sqliteTable(
  'story_import',
  {
    id: id().primaryKey(),
    ownerId: id('owner_id').notNull(),
    format: text('format', {
      enum: ['medium', 'ghost', 'substack', 'wordpress', 'markdown', 'web'],
    }).notNull(),
    fileName: text('file_name').notNull(),
    /** Bytes. */
    size: integer('size').notNull(),
    state: text('state', {
      enum: ['uploading', 'reading', 'ready', 'importing', 'done', 'failed', 'undoing', 'undone'],
    }).notNull(),
    /** The bucket's name for an upload that isn't complete. */
    uploadId: text('upload_id'),
    /** Whether everything comes in as drafts. */
    asDrafts: flag('as_drafts'),
    /** The entry of the file that comes next in the current state. */
    position: integer('position').notNull().default(0),
    /** Why the file can't be read. */
    problem: text('problem'),
    createdAt: time('created_at').notNull(),
    /** When it last came further. */
    updatedAt: time('updated_at').notNull(),
  },
  (t) => [
    index('story_import_by_owner').on(t.ownerId, t.createdAt, t.id),
    index('story_import_by_state').on(t.state, t.updatedAt, t.id),
  ],
)

removedWithOwner(storyImport, {
  owner: 'ownerId',
  retention: { forever: 'An import can be looked up and undone at any time.' },
  withheld: 'It is about a file of theirs that they have.',
})

/** The parts of an upload that have arrived. */
export const storyImportPart = sqliteTable(
  'story_import_part',
  {
    importId: id('import_id').notNull(),
    number: integer('number').notNull(),
    etag: text('etag').notNull(),
  },
  (t) => [primaryKey({ columns: [t.importId, t.number] })],
)

removedWithOwner(storyImportPart, {
  owner: ['importId', storyImport.id],
  retention: { with: { importId: storyImport.id } },
  withheld: 'It is about a file of theirs that they have.',
})

/** What a file's entries are, and what became of each. */
export const storyImportEntry = sqliteTable(
  'story_import_entry',
  {
    importId: id('import_id').notNull(),
    /** Its place in the file. */
    position: integer('position').notNull(),
    /** A file that may be a story, or something else of a person that an export of ours has. */
    kind: text('kind', { enum: IMPORT_KINDS }).notNull().default('story'),
    title: text('title').notNull(),
    /** What it will be as a story; absent for one that can't be. */
    state: text('state', { enum: ['draft', 'scheduled', 'published', 'unlisted'] }),
    publishedAt: time('published_at'),
    /** Repairs and omissions, or why it can't be a story: one line each. */
    notes: text('notes').notNull().default(''),
    /** Whether its person has chosen not to bring it. */
    isLeftOut: flag('is_left_out'),
    outcome: text('outcome', { enum: ['imported', 'updated', 'unchanged', 'skipped', 'undone', 'kept'] }),
    postId: id('post_id'),
    /** The story as the import left it: what has another revision or time was changed since. */
    revision: integer('revision'),
    savedAt: time('saved_at'),
  },
  (t) => [primaryKey({ columns: [t.importId, t.position] })],
)

removedWithOwner(storyImportEntry, {
  owner: ['importId', storyImport.id],
  retention: { with: { importId: storyImport.id } },
  withheld: 'It is about a file of theirs that they have.',
})
