import type { PublicationAct } from '../../../schema/rules/collection-acts'
import { type SubmissionAct, statesAfter, turnIn } from '../../../schema/rules/submissions'
import { submissionWording } from '../../../schema/wording/submission'
import type { Statement } from '../../data/database'
import type { Submission } from '../../data/submission/rows'
import {
  expectSubmission,
  insertSubmissionNote,
  isMovedMeanwhile,
  moveSubmission,
} from '../../data/submission/writes'
import { recordAct } from '../collection/record-act'
import { submissionMoved } from '../notification/events'
import { notifyStatements, tellTabs } from '../notification/notify'
import { type Failure, fail, ok, type Result } from '../result'
import {
  afterwards,
  leadersAmong,
  type SubmissionParts,
  type SubmissionWithRoles,
} from './require-submission'

/** The acts by which editors answer. */
const ANSWERS: ReadonlySet<SubmissionAct> = new Set(['accept', 'reject', 'request-changes'])
/** The acts that the other side is told of. */
const TOLD: ReadonlySet<SubmissionAct> = new Set([...ANSWERS, 'submit', 'changes-made'])

/** What the publication's log calls each act. */
const LOGGED = {
  submit: 'SUBMIT_POST',
  'changes-made': 'SUBMIT_POST',
  cancel: 'WITHDRAW_POST',
  triage: 'REVIEW_POST',
  review: 'REVIEW_POST',
  accept: 'REVIEW_POST',
  reject: 'REVIEW_POST',
  'request-changes': 'REVIEW_POST',
} as const satisfies Readonly<Record<SubmissionAct, PublicationAct>>

/** What somebody does with a submission. */
export interface Doing {
  act: SubmissionAct
  note: string
}

/** A move that is about to be written: the statements, and who is told once they are. */
export interface PreparedMove {
  /** Fails the batch if the submission has moved on. */
  before: Statement[]
  after: Statement[]
  told: string[]
}

export type NotMoved = Failure<'CONFLICT'>

/** Who hears of it: the editors of what the writer does, the writer of what the editors do. */
function recipients({ submission, roles, actor }: SubmissionWithRoles, act: SubmissionAct) {
  if (!TOLD.has(act)) return []
  const isEditors = ANSWERS.has(act)
  return (isEditors ? [submission.creatorId] : leadersAmong(roles))
    .filter((userId) => userId !== actor.id)
    .map((userId) => ({
      userId,
      kind: isEditors ? ('submission-answer' as const) : ('submission' as const),
    }))
}

/** The statements of a move, or why it isn't possible. Rule: docs/rules/submissions.md, "States". */
export function prepareMove(
  { clock, newId }: Pick<SubmissionParts, 'clock' | 'newId'>,
  submissionWithRoles: SubmissionWithRoles,
  { act, note }: Doing,
): Result<PreparedMove, NotMoved> {
  const { submission, actor } = submissionWithRoles
  const state = statesAfter(submission.state, act)?.at(-1)
  if (!state) return fail('CONFLICT', submissionWording.impossible)
  const now = clock.now()
  const turn = turnIn(state)
  const isFirstAnswer = ANSWERS.has(act) && submission.answeredAt === null
  const byEditor = act !== 'submit' && act !== 'changes-made' && act !== 'cancel'
  const told = recipients(submissionWithRoles, act)
  const { id, postId, collectionId } = submission
  return ok({
    before: [expectSubmission(id, submission.revision)],
    after: [
      moveSubmission({
        id,
        state,
        turn,
        turnAt: turn === submission.turn ? submission.turnAt : now,
        now,
        submittedAt: submission.submittedAt ?? (act === 'submit' ? now : null),
        answeredAt: isFirstAnswer ? now : submission.answeredAt,
        responseTime: isFirstAnswer ? now - submission.turnAt : submission.responseTime,
        closedAt: turn === 'nobody' ? now : null,
        reviewerId: byEditor ? actor.id : submission.reviewerId,
      }),
      insertSubmissionNote({
        id: newId(),
        submissionId: id,
        authorId: actor.id,
        state,
        text: note,
        createdAt: now,
      }),
      // What was kept for later never reached the publication.
      ...(submission.submittedAt === null && act !== 'submit'
        ? []
        : [
            recordAct(collectionId, actor, LOGGED[act], now, {
              userId: submission.creatorId,
              postId,
              detail: state,
            }),
          ]),
      ...notifyStatements(
        told,
        submissionMoved({ id, revision: submission.revision + 1, actorId: actor.id, postId, collectionId }),
        now,
      ),
    ],
    told: told.map(({ userId }) => userId),
  })
}

/** Moves a submission on. Of two who do so at once, one gets a conflict. */
export async function move(
  parts: SubmissionParts,
  submissionWithRoles: SubmissionWithRoles,
  doing: Doing,
): Promise<Result<Submission, NotMoved>> {
  const prepared = prepareMove(parts, submissionWithRoles, doing)
  if (!prepared.ok) return prepared
  const { before, after, told } = prepared.value
  try {
    await parts.db.write([...before, ...after])
  } catch (error) {
    if (!isMovedMeanwhile(error)) throw error
    return fail('CONFLICT', submissionWording.changed)
  }
  parts.later(tellTabs(parts, told))
  return ok(await afterwards(parts, submissionWithRoles.submission))
}
