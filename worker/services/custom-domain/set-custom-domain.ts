import * as v from 'valibot'
import { typedDomain } from '../../../schema/inputs/custom-domain'
import { entityId } from '../../../schema/inputs/text'
import { domainIn } from '../../../schema/rules/custom-domains'
import { randomHex } from '../../../schema/rules/hex'
import { newId } from '../../../schema/rules/new-id'
import { MINUTE } from '../../../schema/rules/time-units'
import { publicationMessages } from '../../../schema/wording/collection-messages'
import { domainMessages } from '../../../schema/wording/custom-domain-messages'
import { expectOwner, isNoLeader } from '../../data/collection/settings'
import { collectionAtDomain, rowsOfDomain, userAtDomain } from '../../data/custom-domain/queries'
import { insertCustomDomain } from '../../data/custom-domain/writes'
import { isDuplicate } from '../../data/database'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import {
  type DomainFailure,
  type DomainOwner,
  type DomainParts,
  logged,
  type NoOwner,
  requireDomainOwner,
} from './domain-owner'
import { type CustomDomainSettings, settingsOfDomain } from './own-domain'

/** The random text that proves a domain: the one of before, if its owner had the domain before. */
async function tokenFor({ db }: DomainParts, domain: string, { id, collectionId }: DomainOwner) {
  const rows = await db.all(rowsOfDomain, domain)
  const former = rows.find((row) =>
    collectionId === null ? row.userId === id : row.collectionId === collectionId,
  )
  return former?.token || randomHex(16)
}

/** Whether something else works at a domain. */
async function isTaken({ db }: DomainParts, domain: string, ownId: string): Promise<boolean> {
  const [collection, user] = await Promise.all([
    db.first(collectionAtDomain, domain),
    db.first(userAtDomain, domain),
  ])
  return [collection, user].some((holder) => holder !== undefined && holder.id !== ownId)
}

/**
 * Asks for a domain for a publication or the viewer's profile. Others may wait for the same one: the one who proves
 * ownership gets it. Rule: docs/rules/domains.md, "Asking for a domain".
 */
export const setCustomDomain = defineUseCase(
  v.object({ domain: typedDomain, collectionId: v.nullish(entityId) }),
  async (
    parts: DomainParts,
    { domain: typed, collectionId },
  ): Promise<Result<CustomDomainSettings, NoOwner | DomainFailure | Failure<'CONFLICT'>>> => {
    const owning = await requireDomainOwner(parts, collectionId)
    if (!owning.ok) return owning
    const owner = owning.value
    const { db, clock, domains } = parts
    if (!domains.isOffered) return fail('CUSTOM_DOMAIN_FAILURE', domainMessages.notOffered)
    const named = domainIn(typed, domains.ours)
    if ('bad' in named) return fail('CUSTOM_DOMAIN_FAILURE', domainMessages.bad[named.bad], 'domain')
    const { domain } = named
    if (owner.row?.domain === domain) return ok(await settingsOfDomain(parts, owner))
    if (owner.row) return fail('CONFLICT', domainMessages.onlyOne(owner.row.domain), 'domain')
    if (await isTaken(parts, domain, owner.id))
      return fail('CUSTOM_DOMAIN_FAILURE', domainMessages.taken, 'domain')
    const now = clock.now()
    const token = await tokenFor(parts, domain, owner)
    try {
      await db.write([
        ...(owner.collectionId === null ? [] : [expectOwner(owner.collectionId, owner.actorId)]),
        insertCustomDomain({
          id: newId(),
          domain,
          userId: owner.collectionId === null ? owner.id : null,
          collectionId: owner.collectionId,
          token,
          since: now,
          nextCheckAt: now + MINUTE,
        }),
        ...logged(owner, 'CHANGE_DOMAIN', domain, now),
      ])
    } catch (error) {
      if (isNoLeader(error)) return fail('FORBIDDEN', publicationMessages.notYours)
      if (!isDuplicate(error)) throw error
      // Another request for this owner was stored at the same moment.
      const settings = await settingsOfDomain(parts, owner)
      if (settings.domain?.domain !== domain)
        return fail('CONFLICT', domainMessages.onlyOne(settings.domain?.domain ?? domain), 'domain')
    }
    return ok(await settingsOfDomain(parts, owner))
  },
)
