import { sequenceMessages } from '../../../schema/wording/sequence-messages'
import { sequenceById } from '../../data/sequence/queries'
import type { Sequence } from '../../data/sequence/rows'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { SITE } from '../policies/site'
import { type Failed, type Failure, fail, type Ok, ok, type Result } from '../result'
import { readSequence, type SequenceWithOwner } from './find-sequence'

/** What changing a series takes. */
export type SequenceParts = Needs<'db' | 'clock' | 'viewer' | 'purger'>

export type MayNot = Failure<'UNAUTHORIZED' | 'FORBIDDEN' | 'NOT_FOUND'>

/** Why the writer of a series may not change it now. */
export const forbidden = (actor: Person): Failed<Failure<'FORBIDDEN'>> =>
  fail('FORBIDDEN', can(actor, 'reachOthers', SITE) ? sequenceMessages.elsewhere : sequenceMessages.suspended)

/** The viewer's own series, for something that they do with it, and the viewer. To everybody else it doesn't exist. */
export async function requireOwn(
  { db, viewer }: Needs<'db' | 'viewer'>,
  sequenceId: string,
  action: 'edit' | 'remove' | 'restore',
): Promise<Result<SequenceWithOwner & { actor: Person }, MayNot>> {
  const actor = await viewer()
  if (!actor) return fail('UNAUTHORIZED', sequenceMessages.signInFirst)
  const sequenceWithOwner = await readSequence(db, sequenceId)
  const isTheirs =
    sequenceWithOwner !== undefined &&
    can(actor, 'own', { entity: 'sequence', ...sequenceWithOwner }) &&
    (action !== 'edit' || sequenceWithOwner.sequence.deletedAt === null)
  if (!isTheirs) return fail('NOT_FOUND', sequenceMessages.notFound, 'sequenceId')
  return can(actor, action, { entity: 'sequence', ...sequenceWithOwner })
    ? ok({ ...sequenceWithOwner, actor })
    : forbidden(actor)
}

/** The viewer's own series, for a change. A deleted series can't be changed. */
export const requireEdited = (
  parts: Needs<'db' | 'viewer'>,
  sequenceId: string,
): ReturnType<typeof requireOwn> => requireOwn(parts, sequenceId, 'edit')

/** The series as it is after a change. */
export const afterwards = async ({ db }: Needs<'db'>, before: Sequence): Promise<Ok<Sequence>> =>
  ok((await db.first(sequenceById, before.id)) ?? before)
