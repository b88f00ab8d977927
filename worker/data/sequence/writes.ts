import { and, eq, isNotNull, isNull, ne, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { sequence, sequencePart } from '../../../schema/tables/sequence'
import type { Statement } from '../database'
import { failedOn, jsonEach } from '../sql/fragments'
import { insertFrom, insertWhere, upsert } from '../sql/insert'
import type { Param } from '../sql/params'
import { countOf, select } from '../sql/query'
import { deleteFrom, type NewRow, update, write } from '../sql/write'

/** Creates a series, unless it exists or its writer has `most` of them. */
export const insertSequence = insertWhere(
  sequence,
  (row, most: Param<number>) =>
    sql`${countOf(sequence, and(eq(sequence.creatorId, row.creatorId), isNull(sequence.deletedAt)))} < ${most}`,
  'ignore',
)

/** Changes what a series is called and says. */
export const setSequence = write(
  (
    id: Param<string>,
    slug: Param<string>,
    title: Param<string>,
    description: Param<string>,
    imageId: Param<string | null>,
    imageAlt: Param<string>,
    now: Param<number>,
  ) =>
    update(sequence)
      .set({ slug, title, description, imageId, imageAlt, updatedAt: now })
      .where(and(eq(sequence.id, id), isNull(sequence.deletedAt))),
)

/** Fails the batch if the parts aren't those that the change is based on. */
export const expectRevision = write((id: Param<string>, revision: Param<number>) =>
  update(sequence)
    .set({ revision: sql`null` })
    .where(and(eq(sequence.id, id), ne(sequence.revision, revision))),
)

/** Whether a batch failed because the parts have changed meanwhile. */
export const isChangedMeanwhile = (error: unknown): boolean => failedOn(error, sequence.revision)

export const countRevision = write((id: Param<string>, now: Param<number>) =>
  update(sequence)
    .set({ revision: sql`${sequence.revision} + 1`, updatedAt: now })
    .where(eq(sequence.id, id)),
)

export const deleteParts = write((sequenceId: Param<string>) =>
  deleteFrom(sequencePart).where(eq(sequencePart.sequenceId, sequenceId)),
)

/** @param postIds a JSON list, in order. */
export const insertParts = write((sequenceId: Param<string>, postIds: Param<string>) => {
  const { from, key, value } = jsonEach(postIds)
  return insertFrom(
    sequencePart,
    select({ sequenceId: sql<string>`${sequenceId}`, postId: value, position: key }).from(from),
  )
})

const upsertRow = upsert(sequence, ['createdAt'])

/** A series with its parts, in order. */
export interface UpsertedSequence extends NewRow<typeof sequence> {
  postIds: readonly string[]
}

/** Creates or changes a series with its parts. */
export const upsertSequence = ({ postIds, ...row }: UpsertedSequence): Statement[] => [
  upsertRow(row),
  deleteParts(row.id),
  insertParts(row.id, JSON.stringify(postIds)),
]

/** Publishes a series; one that is published keeps its date. */
export const publish = write((id: Param<string>, now: Param<number>) =>
  update(sequence)
    .set({ publishedAt: now, updatedAt: now })
    .where(and(eq(sequence.id, id), isNull(sequence.publishedAt), isNull(sequence.deletedAt))),
)

export const unpublish = write((id: Param<string>, now: Param<number>) =>
  update(sequence)
    .set({ publishedAt: null, updatedAt: now })
    .where(and(eq(sequence.id, id), isNotNull(sequence.publishedAt), isNull(sequence.deletedAt))),
)

export const markDeleted = write((id: Param<string>, now: Param<number>) =>
  update(sequence)
    .set({ deletedAt: now })
    .where(and(eq(sequence.id, id), isNull(sequence.deletedAt))),
)

const other = alias(sequence, 'other')

/** Restores a series that was deleted, unless its writer has `most` of them by now. */
export const restore = write((id: Param<string>, creatorId: Param<string>, most: Param<number>) =>
  update(sequence)
    .set({ deletedAt: null })
    .where(
      and(
        eq(sequence.id, id),
        isNotNull(sequence.deletedAt),
        sql`${countOf(other, and(eq(other.creatorId, creatorId), isNull(other.deletedAt)))} < ${most}`,
      ),
    ),
)
