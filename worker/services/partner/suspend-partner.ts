import { defineUseCase } from '../use-case'
import { decideOnPartner, type PartnerDecisionParts, partnerDecision } from './decide-on-partner'

/** Suspends a writer from the programme: nothing that is read from today on earns. Idempotent. */
export const suspendPartner = defineUseCase(partnerDecision, (parts: PartnerDecisionParts, given) =>
  decideOnPartner(parts, given, 'SUSPEND'),
)
