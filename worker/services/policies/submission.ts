import type { CollectionEditor } from '../../data/collection/rows'
import type { Submission } from '../../data/submission/rows'
import { type Actor, isInPerson } from './actor'
import type { Policy } from './policy'

export interface SubmissionThing {
  entity: 'submission'
  submission: Pick<Submission, 'creatorId' | 'submittedAt' | 'closedAt'>
  /** Owners, editors and writers of the publication that it is to. */
  roles: readonly Pick<CollectionEditor, 'userId' | 'role'>[]
}

const isWriter = (actor: Actor, { submission }: SubmissionThing): boolean =>
  actor !== null && actor.id === submission.creatorId

const leads = (actor: Actor, { roles, submission }: SubmissionThing): boolean =>
  actor !== null &&
  submission.submittedAt !== null &&
  roles.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')

const own = (actor: Actor, thing: SubmissionThing): boolean => isWriter(actor, thing) && isInPerson(actor)

const review = (actor: Actor, thing: SubmissionThing): boolean =>
  leads(actor, thing) && isInPerson(actor) && !actor.isSuspended

/** Stories that are offered to a publication. Rule: docs/rules/security.md, "Rights". */
export const submissionPolicy = {
  /** See its state and the notes. */
  read: (actor, thing) => isWriter(actor, thing) || leads(actor, thing),
  /** Read the newest text: a story that was withdrawn or rejected is its writer's alone again. */
  readText: (actor, thing) =>
    isWriter(actor, thing) || (leads(actor, thing) && thing.submission.closedAt === null),
  /** Withdraw it, or say that what was asked for is done. */
  own,
  /** Decide about it. */
  review,
  /** Say something about it. */
  discuss: (actor, thing) => own(actor, thing) || review(actor, thing),
} satisfies Policy<SubmissionThing>
