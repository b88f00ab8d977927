import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { GIVEN_ROLES } from '../../../schema/rules/invitations'
import { inputWording } from '../../../schema/wording/inputs'
import { roleMessages } from '../../../schema/wording/roles'
import type { Collection } from '../../data/collection/rows'
import { setRole } from '../../data/invitation/writes'
import { recordAct } from '../collection/record-act'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { tellOfMember } from '../webhook/people-events'
import {
  mayAppoint,
  type NoPlace,
  notAppointing,
  type RoleParts,
  requirePlace,
  roleOf,
  saveRole,
} from './require-role'

/** Makes a writer an editor, or an editor a writer. Rule: docs/rules/roles.md, "Who gives roles". */
export const changeRole = defineUseCase(
  v.object({
    collectionId: entityId,
    userId: entityId,
    role: v.picklist(GIVEN_ROLES, inputWording.invalid),
  }),
  async (
    parts: RoleParts,
    { collectionId, userId, role },
  ): Promise<Result<Collection, NoPlace | Failure<'CONFLICT'>>> => {
    const place = await requirePlace(parts, collectionId)
    if (!place.ok) return place
    const { actor, roles, collection } = place.value
    // One of the two roles is always an editor's.
    if (!mayAppoint(actor, place.value, 'EDITOR')) return notAppointing(place.value)
    const has = roleOf(roles, userId)
    if (!has) return fail('NOT_FOUND', roleMessages.noRole, 'userId')
    if (has === 'OWNER') return fail('CONFLICT', roleMessages.ownersRole, 'userId')
    if (has === role) return ok(collection)
    return saveRole(parts, collection, { userId, role: has }, [
      setRole(collectionId, userId, role),
      tellOfMember('member.changed', collectionId, { userId, role }, parts.clock.now()),
      recordAct(collectionId, actor, 'CHANGE_ROLE', parts.clock.now(), { userId, detail: role }),
    ])
  },
)
