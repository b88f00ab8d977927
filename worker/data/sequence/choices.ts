/** Stories as the editor of a series lists them: its parts, and what can become one. */
import { and, desc, eq, inArray, sql } from 'drizzle-orm'
import { MAX_SERIES_PARTS } from '../../../schema/rules/limits'
import { collectionEditor } from '../../../schema/tables/collection'
import { post } from '../../../schema/tables/post'
import { sequencePart } from '../../../schema/tables/sequence'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { indexedBy, jsonEach } from '../sql/fragments'
import type { Param } from '../sql/params'
import { query, select } from '../sql/query'

/** What the editor of a series shows of a story. */
const choiceFields = {
  postId: post.id,
  title: post.title,
  state: post.state,
  kind: post.kind,
  creatorId: post.creatorId,
  isListed: post.isListed,
  readingTime: post.readingTime,
  firstPublishedAt: post.firstPublishedAt,
  updatedAt: post.updatedAt,
  by: user.name,
}

/** The stories that are parts of a series, in any state and any order. */
export const storiesOfSequence = query('storiesOfSequence', (sequenceId: Param<string>) =>
  select(choiceFields)
    .from(indexedBy(sequencePart, 'sequence_part_ordered'))
    .innerJoin(post, eq(post.id, sequencePart.postId))
    .innerJoin(user, eq(user.id, post.creatorId))
    .where(eq(sequencePart.sequenceId, sequenceId))
    .limit(MAX_SERIES_PARTS),
)

export type StoryChoice = RowOf<typeof storiesOfSequence>

/** States of stories that can become parts. One that isn't published yet appears once it is. */
const ADDABLE = ['draft', 'scheduled', 'published'] as const

const matches = (search: Param<string>, sequenceId: Param<string>) =>
  and(
    eq(post.kind, 'story'),
    sql`instr(lower(${post.title}), lower(${search})) > 0`,
    sql`${post.id} not in ${select({ id: sequencePart.postId }).from(sequencePart).where(eq(sequencePart.sequenceId, sequenceId))}`,
  )

/** A person's stories that aren't parts of a series and have some words in the title, last changed first. */
export const ownCandidates = query(
  'ownCandidates',
  (userId: Param<string>, sequenceId: Param<string>, search: Param<string>, limit: Param<number>) =>
    select(choiceFields)
      .from(indexedBy(post, 'post_of_creator'))
      .innerJoin(user, eq(user.id, post.creatorId))
      .where(and(eq(post.creatorId, userId), inArray(post.state, [...ADDABLE]), matches(search, sequenceId)))
      .orderBy(desc(post.updatedAt), desc(post.id))
      .limit(limit),
)

/** Listed stories by others, in the publications that the person owns or edits, that could become parts of a series. */
export const ledCandidates = query(
  'ledCandidates',
  (userId: Param<string>, sequenceId: Param<string>, search: Param<string>, limit: Param<number>) =>
    select(choiceFields)
      .from(collectionEditor)
      .innerJoin(indexedBy(post, 'post_by_collection'), eq(post.collectionId, collectionEditor.collectionId))
      .innerJoin(user, eq(user.id, post.creatorId))
      .where(
        and(
          eq(collectionEditor.userId, userId),
          inArray(collectionEditor.role, ['OWNER', 'EDITOR']),
          eq(post.isListed, true),
          sql`${post.creatorId} <> ${userId}`,
          matches(search, sequenceId),
        ),
      )
      .orderBy(desc(post.firstPublishedAt), desc(post.id))
      .limit(limit),
)

/** Which of some stories a person may add to a series of theirs. */
export const addableAmong = query('addableAmong', (userId: Param<string>, ids: Param<string>) => {
  const keys = jsonEach(ids)
  const leads = select({ id: collectionEditor.collectionId })
    .from(collectionEditor)
    .where(and(eq(collectionEditor.userId, userId), inArray(collectionEditor.role, ['OWNER', 'EDITOR'])))
  return select({
    id: post.id,
    kind: post.kind,
    state: post.state,
    creatorId: post.creatorId,
    isListed: post.isListed,
    isLed: sql<0 | 1>`coalesce(${post.collectionId} in ${leads}, 0)`,
  })
    .from(keys.from)
    .crossJoin(post)
    .where(eq(post.id, keys.value))
})

export type AddedStory = RowOf<typeof addableAmong>
