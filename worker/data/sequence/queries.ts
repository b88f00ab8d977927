import { and, asc, desc, eq, isNotNull, isNull, type SQL, sql } from 'drizzle-orm'
import { alias } from 'drizzle-orm/sqlite-core'
import { MAX_SERIES_PARTS } from '../../../schema/rules/limits'
import { post } from '../../../schema/tables/post'
import { sequence, sequencePart } from '../../../schema/tables/sequence'
import { user } from '../../../schema/tables/user'
import type { RowOf } from '../database'
import { postFieldsAndNamed } from '../post/brought'
import { after, before, indexedBy, jsonEach } from '../sql/fragments'
import type { Page, Param } from '../sql/params'
import { query, scalar, select } from '../sql/query'
import { userFields } from '../user/rows'
import { isOfShownUser } from '../user/shown'
import { sequenceFields } from './rows'

const isThere = isNull(sequence.deletedAt)
const isPublic = and(isThere, isNotNull(sequence.publishedAt), isOfShownUser(sequence.creatorId))

/** A series by its id, also one that is deleted. */
export const sequenceById = query('sequenceById', (id: Param<string>) =>
  select(sequenceFields).from(sequence).where(eq(sequence.id, id)),
)

/** The writer of the series that `sequenceById` finds. */
export const ownerOfSequence = query('ownerOfSequence', (id: Param<string>) =>
  select(userFields)
    .from(sequence)
    .innerJoin(user, eq(user.id, sequence.creatorId))
    .where(eq(sequence.id, id)),
)

/** A page of a person's series, most recently changed first. A person has few, so nothing else is indexed. */
const ofCreator = (creatorId: Param<string>, [updatedAt, id, limit]: Page, condition: SQL | undefined) =>
  select(sequenceFields)
    .from(indexedBy(sequence, 'sequence_by_creator'))
    .where(
      and(
        eq(sequence.creatorId, creatorId),
        before([sequence.updatedAt, sequence.id], [updatedAt, id]),
        condition,
      ),
    )
    .orderBy(desc(sequence.updatedAt), desc(sequence.id))
    .limit(limit)

export const allSequencesOf = query('allSequencesOf', (creatorId: Param<string>, ...page: Page) =>
  ofCreator(creatorId, page, isThere),
)
export const draftSequencesOf = query('draftSequencesOf', (creatorId: Param<string>, ...page: Page) =>
  ofCreator(creatorId, page, and(isThere, isNull(sequence.publishedAt))),
)
export const publicSequencesOf = query('publicSequencesOf', (creatorId: Param<string>, ...page: Page) =>
  ofCreator(creatorId, page, and(isThere, isNotNull(sequence.publishedAt))),
)
export const deletedSequencesOf = query('deletedSequencesOf', (creatorId: Param<string>, ...page: Page) =>
  ofCreator(creatorId, page, isNotNull(sequence.deletedAt)),
)

/** What cards show of some series: how many parts readers see, how long they take, and a picture of one. */
export const factsOfSequences = query('factsOfSequences', (ids: Param<string>) => {
  const keys = jsonEach(ids)
  const pictured = alias(post, 'pictured')
  const shown = and(eq(sequencePart.sequenceId, keys.value), eq(post.isListed, true))
  const ofParts = <Value>(value: SQL<Value>) =>
    scalar(
      select({ value })
        .from(indexedBy(sequencePart, 'sequence_part_ordered'))
        .innerJoin(post, eq(post.id, sequencePart.postId))
        .where(shown),
    )
  const firstPictured = scalar(
    select({ id: post.id })
      .from(indexedBy(sequencePart, 'sequence_part_ordered'))
      .innerJoin(post, eq(post.id, sequencePart.postId))
      .where(and(shown, isNotNull(post.previewImageId)))
      .orderBy(asc(sequencePart.position), asc(sequencePart.postId))
      .limit(1),
  )
  return select({
    id: keys.value,
    partCount: sql<number>`${ofParts(sql<number>`count(*)`)}`,
    seconds: sql<number>`coalesce(${ofParts(sql<number>`sum(${post.readingTime})`)}, 0)`,
    imageId: pictured.previewImageId,
    alt: pictured.previewAlt,
    focusPercentX: pictured.focusPercentX,
    focusPercentY: pictured.focusPercentY,
    color: pictured.previewColor,
  })
    .from(keys.from)
    .leftJoin(pictured, eq(pictured.id, firstPictured))
})

export type SequenceFacts = RowOf<typeof factsOfSequences>

/** The parts of a series that readers see after one of them, each with its number among them. */
export const partsOfSequence = query(
  'partsOfSequence',
  (sequenceId: Param<string>, ...[position, postId, limit]: Page) => {
    const numbered = select({
      postId: sequencePart.postId,
      position: sequencePart.position,
      number: sql<number>`row_number() over (order by ${sequencePart.position}, ${sequencePart.postId})`.as(
        'number',
      ),
    })
      .from(indexedBy(sequencePart, 'sequence_part_ordered'))
      .innerJoin(post, eq(post.id, sequencePart.postId))
      .where(and(eq(sequencePart.sequenceId, sequenceId), eq(post.isListed, true)))
      .as('numbered')
    return select({ ...postFieldsAndNamed, number: numbered.number, position: numbered.position })
      .from(numbered)
      .innerJoin(post, eq(post.id, numbered.postId))
      .where(after([numbered.position, numbered.postId], [position, postId]))
      .orderBy(asc(numbered.position), asc(numbered.postId))
      .limit(limit)
  },
)

/** The ids of all parts of a series, in order. */
export const partIdsOfSequence = query('partIdsOfSequence', (sequenceId: Param<string>) =>
  select({ postId: sequencePart.postId })
    .from(indexedBy(sequencePart, 'sequence_part_ordered'))
    .where(eq(sequencePart.sequenceId, sequenceId))
    .orderBy(asc(sequencePart.position), asc(sequencePart.postId))
    .limit(MAX_SERIES_PARTS),
)

/** The published series that a story is part of: the preferred one, or else the one published first. */
const chosenFor = (postId: Param<string>, preferredId: Param<string>) =>
  select({ id: sequence.id })
    .from(indexedBy(sequencePart, 'sequence_part_by_post'))
    .innerJoin(sequence, eq(sequence.id, sequencePart.sequenceId))
    .where(and(eq(sequencePart.postId, postId), isPublic))
    .orderBy(sql`${sequence.id} = ${preferredId} desc`, asc(sequence.publishedAt), asc(sequence.id))
    .limit(1)

/** The published series that a story is part of, with everything that a page shows of the series. */
export const sequenceOfPost = query('sequenceOfPost', (postId: Param<string>, preferredId: Param<string>) =>
  select(sequenceFields)
    .from(sequence)
    .where(eq(sequence.id, scalar(chosenFor(postId, preferredId)))),
)

/** A listed story's place in a published series, and the parts around it. */
export const placeOfPost = query('placeOfPost', (postId: Param<string>, preferredId: Param<string>) => {
  const chosen = chosenFor(postId, preferredId).as('chosen')
  const [previous, next] = [alias(post, 'previous'), alias(post, 'next')]
  const order = sql`(order by ${sequencePart.position}, ${sequencePart.postId})`
  const placed = select({
    sequenceId: sequencePart.sequenceId,
    postId: sequencePart.postId,
    number: sql<number>`row_number() over ${order}`.as('number'),
    total: sql<number>`count(*) over ()`.as('total'),
    previousId: sql<string | null>`lag(${sequencePart.postId}) over ${order}`.as('previous_id'),
    nextId: sql<string | null>`lead(${sequencePart.postId}) over ${order}`.as('next_id'),
  })
    .from(chosen)
    .innerJoin(sequencePart, eq(sequencePart.sequenceId, chosen.id))
    .innerJoin(post, and(eq(post.id, sequencePart.postId), eq(post.isListed, true)))
    .as('placed')
  return select({
    ...sequenceFields,
    number: placed.number,
    total: placed.total,
    previousId: previous.id,
    previousTitle: previous.title,
    previousSlug: previous.slug,
    nextId: next.id,
    nextTitle: next.title,
    nextSlug: next.slug,
  })
    .from(placed)
    .innerJoin(sequence, eq(sequence.id, placed.sequenceId))
    .leftJoin(previous, eq(previous.id, placed.previousId))
    .leftJoin(next, eq(next.id, placed.nextId))
    .where(eq(placed.postId, postId))
})
