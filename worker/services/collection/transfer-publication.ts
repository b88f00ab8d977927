import * as v from 'valibot'
import { publicationSlug } from '../../../schema/inputs/collection'
import { entityId } from '../../../schema/inputs/text'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { setRole } from '../../data/collection/ownership'
import type { Collection } from '../../data/collection/rows'
import { type NotRecent, requireRecentSession } from '../identity/security-guard'
import type { Needs } from '../parts'
import { type Failure, fail, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { leadersToTell, tellOfTransfer } from './mails'
import { type NoLeader, type PublicationParts, requireLeader } from './require-leader'
import { saveChange } from './save-change'

export type OwnerParts = PublicationParts & Needs<'mailer' | 'site' | 'later'>

/** The slug of the publication, typed as a confirmation. */
export const confirmedSlug = v.pipe(
  publicationSlug,
  v.description('The publication’s slug, typed as a confirmation.'),
)

/**
 * Makes one of the editors the owner, and the owner an editor. Rule: docs/rules/publications.md, "Handing over a
 * publication".
 */
export const transferPublication = defineUseCase(
  v.object({ collectionId: entityId, userId: entityId, slug: confirmedSlug }),
  async (
    parts: OwnerParts,
    { collectionId, userId, slug },
  ): Promise<Result<Collection, NoLeader | NotRecent | Failure<'BAD_REQUEST'>>> => {
    const leading = await requireLeader(parts, collectionId, 'administer')
    if (!leading.ok) return leading
    const session = await requireRecentSession(parts)
    if (!session.ok) return session
    const { actor, collection } = leading.value
    if (slug !== collection.slug) return fail('BAD_REQUEST', publicationMessages.slugMismatch, 'slug')
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
