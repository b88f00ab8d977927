import { isNotNull } from 'drizzle-orm'
import { index, integer, primaryKey, sqliteTable, text } from 'drizzle-orm/sqlite-core'
import { SERIES_TRASH_DAYS } from '../rules/limits'
import { DAY } from '../rules/time-units'
import { count, id, time } from './columns'
import { removedWithOwner } from './personal-data'

/** Series: stories in the order in which their writer wants them read. */
export const sequence = sqliteTable(
  'sequence',
  {
    id: id().primaryKey(),
    creatorId: id('creator_id').notNull(),
    /** The title's part of the address, without the id; empty for a title without letters. */
    slug: text('slug').notNull().default(''),
    title: text('title').notNull(),
    description: text('description').notNull().default(''),
    /** The cover; without one, the picture of the first part that has one is shown. */
    imageId: text('image_id'),
    imageAlt: text('image_alt').notNull().default(''),
    /** Increases with every change of the parts or their order. */
    revision: count('revision'),
    createdAt: time('created_at').notNull(),
    updatedAt: time('updated_at').notNull(),
    /** When it was published; null for a series that only its writer sees. */
    publishedAt: time('published_at'),
    /** When it was deleted; null for one that wasn't. */
    deletedAt: time('deleted_at'),
  },
  (t) => [
    index('sequence_by_creator').on(t.creatorId, t.updatedAt, t.id),
    index('sequence_deleted').on(t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
    index('sequence_deleted_of_creator').on(t.creatorId, t.deletedAt, t.id).where(isNotNull(t.deletedAt)),
  ],
)

removedWithOwner(sequence, {
  owner: 'creatorId',
  retention: { since: 'deletedAt', for: SERIES_TRASH_DAYS * DAY, perRun: 100 },
})

/** The parts of a series, in order. */
export const sequencePart = sqliteTable(
  'sequence_part',
  {
    sequenceId: id('sequence_id').notNull(),
    postId: id('post_id').notNull(),
    /** From 0 on. */
    position: integer('position').notNull(),
  },
  (t) => [
    primaryKey({ columns: [t.sequenceId, t.postId] }),
    index('sequence_part_ordered').on(t.sequenceId, t.position, t.postId),
    index('sequence_part_by_post').on(t.postId, t.sequenceId),
  ],
)

removedWithOwner(sequencePart, {
  owner: ['sequenceId', sequence.id],
  retention: { with: { sequenceId: sequence.id } },
})
