import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { setRole } from '../../data/collection/ownership'
import type { Collection } from '../../data/collection/rows'
import { fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { leadersToTell, tellOfTransfer } from './mails'
import { confirmedSlug, type NoOwner, type OwnerParts, requireOwner } from './require-owner'
import { saveChange } from './save-change'

/**
 * Makes one of the editors the owner, and the owner an editor. Rule: docs/rules/publications.md, "Handing over a
 * publication".
 */
export const transferPublication = defineUseCase(
  v.object({ collectionId: entityId, userId: entityId, slug: confirmedSlug }),
  async (parts: OwnerParts, { collectionId, userId, slug }): Promise<Result<Collection, NoOwner>> => {
    const leading = await requireOwner(parts, collectionId, slug)
    if (!leading.ok) return leading
    const { actor, collection } = leading.value
    const leaders = await leadersToTell(parts, collectionId)
    const from = leaders.find((leader) => leader.userId === actor.id)
    const to = leaders.find((leader) => leader.userId === userId && leader.role === 'EDITOR')
    if (!from || !to || to.deactivatedAt !== null || to.isSuspended === 1)
      return fail('BAD_REQUEST', publicationMessages.noHeir, 'userId')
    const saved = await saveChange(parts, leading.value, {
      statements: [
        setRole(collectionId, userId, 'EDITOR', 'OWNER'),
        setRole(collectionId, actor.id, 'OWNER', 'EDITOR'),
      ],
      acts: [{ action: 'TRANSFER', userId }],
      isOwners: true,
    })
    if (saved.ok) tellOfTransfer(parts, collection, from, to)
    return saved
  },
)
