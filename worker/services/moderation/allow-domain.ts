import { operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { decideOnDomain, domainDecision } from './decide-on-domain'

/** Allows a domain again. Idempotent. */
export const allowDomain = operatorAct(domainDecision, (parts: Needs<'db' | 'clock'>, by, given) =>
  decideOnDomain(parts, by, given, 'ALLOW_DOMAIN'),
)
