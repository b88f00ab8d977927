import type { CollectionRole, GivenRole } from '../../../schema/rules/invitations'
import { roleMessages } from '../../../schema/wording/roles'
import { collectionsByIds } from '../../data/collection/queries'
import type { Collection, CollectionEditor } from '../../data/collection/rows'
import type { Statement } from '../../data/database'
import { expectRole, isRoleChanged } from '../../data/invitation/writes'
import { rolesOfCollection } from '../../data/submission/queries'
import { type NoWriter, requireWriter } from '../draft/require-writer'
import type { Needs } from '../parts'
import type { Person } from '../policies/actor'
import { can } from '../policies/can'
import { type Failure, fail, ok, type Result } from '../result'

export type RoleParts = Needs<
  | 'db'
  | 'clock'
  | 'session'
  | 'browser'
  | 'lockouts'
  | 'purger'
  | 'newId'
  | 'keys'
  | 'mailer'
  | 'site'
  | 'channels'
  | 'later'
>

/** A publication, everybody who has a role in it, and the viewer. */
export interface Place {
  collection: Collection
  roles: CollectionEditor[]
  actor: Person
}

export type NoPlace = NoWriter | Failure<'NOT_FOUND'>

export async function requirePlace(
  parts: Needs<'db' | 'session' | 'browser'>,
  collectionId: string,
): Promise<Result<Place, NoPlace>> {
  const [writer, collection, roles] = await Promise.all([
    requireWriter(parts),
    parts.db.first(collectionsByIds, JSON.stringify([collectionId])),
    parts.db.all(rolesOfCollection, collectionId),
  ])
  if (!writer.ok) return writer
  return collection
    ? ok({ collection, roles, actor: writer.value })
    : fail('NOT_FOUND', roleMessages.noPublication, 'collectionId')
}

/** Whether somebody may give a role, or take it away. Rule: docs/rules/roles.md, "Who gives roles". */
export function mayAppoint(
  actor: Person,
  { collection, roles }: Pick<Place, 'collection' | 'roles'>,
  role: GivenRole,
): boolean {
  const thing = { entity: 'collection', collection, leaders: roles } as const
  return can(actor, role === 'EDITOR' ? 'appointEditors' : 'appointWriters', thing)
}

/** Why somebody may not. */
export const notAppointing = ({ actor, roles }: Place) =>
  fail(
    'FORBIDDEN',
    roles.some(({ userId, role }) => userId === actor.id && role !== 'WRITER')
      ? roleMessages.ownerOnly
      : roleMessages.editorsOnly,
  )

export const roleOf = (roles: readonly CollectionEditor[], userId: string): CollectionRole | undefined =>
  roles.find((one) => one.userId === userId)?.role

/** Statements that purge the pages that name the people of a publication. */
export const rolePurges = (
  { purger, clock }: Pick<RoleParts, 'purger' | 'clock'>,
  collectionId: string,
  userId: string,
) =>
  purger.statements([purger.names.collection(collectionId), purger.names.user(userId)], { now: clock.now() })

/** Writes a change to the role that somebody has, with the purges of the pages that name them. */
export async function saveRole(
  parts: Pick<RoleParts, 'db' | 'purger' | 'clock'>,
  collection: Collection,
  { userId, role }: { userId: string; role: CollectionRole },
  statements: readonly Statement[],
): Promise<Result<Collection, Failure<'CONFLICT'>>> {
  const { id } = collection
  try {
    await parts.db.write([expectRole(id, userId, role), ...statements, ...rolePurges(parts, id, userId)])
  } catch (error) {
    if (!isRoleChanged(error)) throw error
    return fail('CONFLICT', roleMessages.changed)
  }
  await parts.purger.request()
  return ok(collection)
}
