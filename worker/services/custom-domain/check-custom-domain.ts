import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { CHECK_PAUSE } from '../../../schema/rules/custom-domains'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { checkRow } from './check-row'
import { type DomainParts, type NoOwner, requireDomain } from './domain-owner'
import { type CustomDomainSettings, settingsOfDomain } from './own-domain'

/** Checks the domain of a publication or of the viewer's profile now, unless that was done a moment ago. */
export const checkCustomDomain = defineUseCase(
  v.object({ collectionId: v.nullish(entityId) }),
  async (parts: DomainParts, { collectionId }): Promise<Result<CustomDomainSettings, NoOwner>> => {
    const owner = await requireDomain(parts, collectionId)
    if (!owner.ok) return owner
    const { row } = owner.value
    const isFresh = row.checkedAt !== null && parts.clock.now() - row.checkedAt < CHECK_PAUSE
    if (!isFresh) await checkRow(parts, row)
    return ok(await settingsOfDomain(parts, owner.value))
  },
)
