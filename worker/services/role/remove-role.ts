import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { roleMessages } from '../../../schema/wording/roles'
import type { Collection } from '../../data/collection/rows'
import { removeRoleOf } from '../../data/invitation/writes'
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

/**
 * Takes somebody's role in a publication away; taking one's own is leaving. Their stories stay. Idempotent. Rule:
 * docs/rules/roles.md, "Losing a role".
 */
export const removeRole = defineUseCase(
  v.object({ collectionId: entityId, userId: entityId }),
  async (
    parts: RoleParts,
    { collectionId, userId },
  ): Promise<Result<Collection, NoPlace | Failure<'CONFLICT'>>> => {
    const place = await requirePlace(parts, collectionId)
    if (!place.ok) return place
    const { actor, roles, collection } = place.value
    const isOwn = userId === actor.id
    const has = roleOf(roles, userId)
    if (has === 'OWNER') {
      if (isOwn) return fail('CONFLICT', roleMessages.ownerStays, 'userId')
      return mayAppoint(actor, place.value, 'EDITOR')
        ? fail('CONFLICT', roleMessages.ownersRole, 'userId')
        : notAppointing(place.value)
    }
    if (!isOwn && !mayAppoint(actor, place.value, has ?? 'WRITER')) return notAppointing(place.value)
    if (!has) return ok(collection)
    return saveRole(parts, collection, { userId, role: has }, [
      removeRoleOf(collectionId, userId),
      tellOfMember('member.removed', collectionId, { userId, role: null }, parts.clock.now()),
      recordAct(collectionId, actor, isOwn ? 'LEAVE' : 'REMOVE_MEMBER', parts.clock.now(), {
        userId,
        detail: has,
      }),
    ])
  },
)
