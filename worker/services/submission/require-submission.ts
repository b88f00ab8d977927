import { submissionWording } from '../../../schema/wording/submission'
import type { CollectionEditor } from '../../data/collection/rows'
import { rolesOfSubmission, submissionById } from '../../data/submission/queries'
import type { Submission } from '../../data/submission/rows'
import type { DraftParts } from '../draft/parts'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

/** What the use cases of submissions take. */
export type SubmissionParts = DraftParts & Needs<'channels' | 'later'>

export type NoSubmission = NoWriter | Failure<'NOT_FOUND'>

/** A submission with those who have a role in its publication, and who asks. */
export interface SubmissionWithRoles {
  submission: Submission
  roles: CollectionEditor[]
  actor: Person
}

const WHY_NOT = {
  own: submissionWording.writerOnly,
  review: submissionWording.editorsOnly,
  discuss: submissionWording.editorsOnly,
  read: submissionWording.editorsOnly,
}

/** A submission, for something that the viewer does with it. To those it doesn't concern it doesn't exist. */
export async function requireSubmission(
  parts: Needs<'db' | 'session' | 'browser'>,
  id: string,
  action: 'read' | 'own' | 'review' | 'discuss',
): Promise<Result<SubmissionWithRoles, NoSubmission>> {
  const [writer, submission, roles] = await Promise.all([
    requireWriter(parts),
    parts.db.first(submissionById, id),
    parts.db.all(rolesOfSubmission, id),
  ])
  if (!writer.ok) return writer
  const actor = writer.value
  const thing = submission && ({ entity: 'submission', submission, roles } as const)
  if (!thing || !can(actor, 'read', thing))
    return fail('NOT_FOUND', submissionWording.notFound, 'submissionId')
  return can(actor, action, thing)
    ? ok({ submission: thing.submission, roles, actor })
    : fail('FORBIDDEN', WHY_NOT[action])
}

/** The submission as it is after a change. */
export const afterwards = async ({ db }: Needs<'db'>, before: Submission): Promise<Submission> =>
  (await db.first(submissionById, before.id)) ?? before

/** Owners and editors among those with a role. */
export const leadersAmong = (roles: readonly CollectionEditor[]): string[] =>
  roles.filter(({ role }) => role !== 'WRITER').map(({ userId }) => userId)
