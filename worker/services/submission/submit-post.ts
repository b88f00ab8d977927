import * as v from 'valibot'
import { submissionNote, submitKey } from '../../../schema/inputs/submission'
import { entityId } from '../../../schema/inputs/text'
import { MOST_OPEN_SUBMISSIONS } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import { collectionsByIds } from '../../data/collection/queries'
import type { CollectionEditor } from '../../data/collection/rows'
import { isDuplicate } from '../../data/database'
import type { Post } from '../../data/post/rows'
import {
  openSubmissionOfPost,
  rolesOfCollection,
  settingsOfCollection,
  submissionOfKey,
} from '../../data/submission/queries'
import type { Submission } from '../../data/submission/rows'
import {
  expectRoom,
  hasNoRoom,
  insertSubmission,
  insertSubmissionNote,
  isMovedMeanwhile,
} from '../../data/submission/writes'
import { type Editing, type NoWriter, requireEditor } from '../draft/require-writer'
import { tellTabs } from '../notification/notify'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { prepareMove } from './move'
import { afterwards, type SubmissionParts } from './require-submission'

type NotSubmitted =
  | NoWriter
  | Failure<'NOT_FOUND' | 'CONFLICT' | 'BAD_REQUEST' | 'ACCOUNT_SUSPENDED' | 'RATE_LIMITED'>

const full = fail('RATE_LIMITED', submissionWording.tooMany(MOST_OPEN_SUBMISSIONS))
const already = fail('CONFLICT', submissionWording.already, 'postId')

interface Place {
  collectionId: string
  roles: CollectionEditor[]
}

/** The publication, if this person may submit to it. Its own leaders always may. */
async function openPlace(
  { db }: SubmissionParts,
  writer: Person,
  collectionId: string,
): Promise<Result<Place, Failure<'NOT_FOUND' | 'FORBIDDEN'>>> {
  const [collection, roles, settings] = await Promise.all([
    db.first(collectionsByIds, JSON.stringify([collectionId])),
    db.all(rolesOfCollection, collectionId),
    db.first(settingsOfCollection, collectionId),
  ])
  if (!collection) return fail('NOT_FOUND', submissionWording.noPublication, 'collectionId')
  const submitters = settings?.submitters ?? 'anybody'
  if (can(writer, 'submit', { entity: 'collection', collection, leaders: roles, submitters }))
    return ok({ collectionId, roles })
  const { closed, writersOnly } = submissionWording
  return fail('FORBIDDEN', submitters === 'nobody' ? closed : writersOnly, 'collectionId')
}

/** What keeps a story from being submitted now. A text is only needed for one that the editors get. */
async function problemOf(
  { drafts }: SubmissionParts,
  { id, collectionId }: Post,
  isReady: boolean,
): Promise<Result<undefined, Failure<'CONFLICT' | 'BAD_REQUEST'>>> {
  if (collectionId !== null) return fail('CONFLICT', submissionWording.inAnother, 'postId')
  if (!isReady) return ok(undefined)
  const text = (await drafts.read(id))?.document
  if (!text?.title.trim()) return fail('BAD_REQUEST', submissionWording.untitled, 'postId')
  if (text.body.length === 0) return fail('BAD_REQUEST', submissionWording.empty, 'postId')
  return ok(undefined)
}

interface Asked {
  key: string
  note: string
  isReady: boolean
}

/** Sends what the writer has kept for later, or changes nothing. */
async function sendKept(
  parts: SubmissionParts,
  { writer }: Editing,
  { roles }: Place,
  submission: Submission,
  { note, isReady }: Asked,
): Promise<Result<Submission, NotSubmitted>> {
  if (submission.state !== 'WIP') return already
  if (!isReady) return ok(submission)
  const prepared = prepareMove(parts, { submission, roles, actor: writer }, { act: 'submit', note })
  if (!prepared.ok) return prepared
  const { before, after, told } = prepared.value
  try {
    await parts.db.write([...before, expectRoom(submission.id), ...after])
  } catch (error) {
    if (hasNoRoom(error)) return full
    if (!isMovedMeanwhile(error)) throw error
    return fail('CONFLICT', submissionWording.changed)
  }
  parts.later(tellTabs(parts, told))
  return ok(await afterwards(parts, submission))
}

/** A new submission, kept for later; sending it follows. */
async function keep(
  { db, clock, newId }: SubmissionParts,
  { writer, post }: Editing,
  { collectionId }: Place,
  { key, note, isReady }: Asked,
): Promise<Result<Submission, Failure<'CONFLICT'>>> {
  const now = clock.now()
  const row = {
    id: newId(),
    postId: post.id,
    collectionId,
    creatorId: writer.id,
    submitKey: key,
    state: 'WIP' as const,
    turn: 'writer' as const,
    turnAt: now,
    createdAt: now,
    updatedAt: now,
  }
  const said = { id: newId(), submissionId: row.id, authorId: writer.id, text: note, createdAt: now }
  try {
    await db.write([
      insertSubmission(row),
      ...(note === '' || isReady ? [] : [insertSubmissionNote({ ...said, state: null })]),
    ])
  } catch (error) {
    if (!isDuplicate(error)) throw error
  }
  const stored = await db.first(submissionOfKey, writer.id, key)
  return stored ? ok(stored) : already
}

/**
 * Submits a story of the viewer's to a publication, or keeps that for later. Sending it twice with the same key submits
 * once. Rule: docs/rules/submissions.md, "Submitting".
 */
export const submitPost = defineUseCase(
  v.object({
    postId: entityId,
    collectionId: entityId,
    key: v.nullish(submitKey, null),
    note: v.nullish(submissionNote, ''),
    isReady: v.nullish(v.boolean(), true),
  }),
  async (
    parts: SubmissionParts,
    { postId, collectionId, key: given, note, isReady },
  ): Promise<Result<Submission, NotSubmitted>> => {
    const editing = await requireEditor(parts, postId, 'own')
    if (!editing.ok) return editing
    const { writer, post } = editing.value
    const key = given ?? parts.newId()
    if (!can(writer, 'publish', { entity: 'account', account: writer }))
      return fail('ACCOUNT_SUSPENDED', submissionWording.suspended)
    const [known, open] = await Promise.all([
      parts.db.first(submissionOfKey, writer.id, key),
      parts.db.first(openSubmissionOfPost, postId),
    ])
    const isSame = known?.postId === postId && known.collectionId === collectionId
    if (known && !isSame) return already
    if (known && known.state !== 'WIP') return ok(known)
    const kept = known ?? open
    if (kept && kept.collectionId !== collectionId) return already
    const place = await openPlace(parts, writer, collectionId)
    if (!place.ok) return place
    const problem = await problemOf(parts, post, isReady)
    if (!problem.ok) return problem
    // The inbox shows the title that the database has.
    if (isReady) await parts.drafts.store(postId)
    const asked = { key, note, isReady }
    if (kept) return sendKept(parts, editing.value, place.value, kept, asked)
    const stored = await keep(parts, editing.value, place.value, asked)
    return stored.ok && isReady ? sendKept(parts, editing.value, place.value, stored.value, asked) : stored
  },
)
