import { defineUseCase } from '../use-case'
import { decideOnPartner, type PartnerDecisionParts, partnerDecision } from './decide-on-partner'

/** Has a suspended writer take part again. Idempotent. */
export const reinstatePartner = defineUseCase(partnerDecision, (parts: PartnerDecisionParts, given) =>
  decideOnPartner(parts, given, 'REINSTATE'),
)
