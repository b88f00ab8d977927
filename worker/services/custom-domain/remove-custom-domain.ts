import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { FORMER_KEPT } from '../../../schema/rules/custom-domains'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { domainMessages } from '../../../schema/wording/custom-domain-messages'
import { expectOwner, isNoLeader } from '../../data/collection/settings'
import { isChangedMeanwhile, removeDomain } from '../../data/custom-domain/writes'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { tagsOfDomain } from './check-row'
import { type DomainParts, logged, type NoOwner, requireDomain } from './domain-owner'
import { type CustomDomainSettings, settingsOfDomain } from './own-domain'

/**
 * Takes the domain from a publication or the viewer's profile: its pages are on the main host again at once, and the
 * domain's addresses lead there for a while. Rule: docs/rules/domains.md, "Removing a domain".
 */
export const removeCustomDomain = defineUseCase(
  v.object({ collectionId: v.nullish(entityId) }),
  async (
    parts: DomainParts,
    { collectionId },
  ): Promise<Result<CustomDomainSettings, NoOwner | Failure<'CONFLICT'>>> => {
    const owning = await requireDomain(parts, collectionId)
    if (!owning.ok) return owning
    const owner = owning.value
    const { row } = owner
    const { db, clock, purger } = parts
    const now = clock.now()
    const until = row.provedAt !== null && row.pointedAt !== null ? now + FORMER_KEPT : now
    try {
      await db.write([
        ...(owner.collectionId === null ? [] : [expectOwner(owner.collectionId, owner.actorId)]),
        ...removeDomain(row, now, until),
        ...logged(owner, 'REMOVE_DOMAIN', row.domain, now),
        ...purger.statements(tagsOfDomain(purger, row), { now }),
      ])
    } catch (error) {
      if (isNoLeader(error)) return fail('FORBIDDEN', publicationMessages.notYours)
      if (isChangedMeanwhile(error)) return fail('CONFLICT', domainMessages.meanwhile)
      throw error
    }
    await purger.request()
    return ok(await settingsOfDomain(parts, owner))
  },
)
