import { operatorAct } from '../operating/operator-act'
import type { Needs } from '../parts'
import { decideOnDomain, domainDecision } from './decide-on-domain'

/** Bans a domain: nothing that leads there can be published. Idempotent. */
export const banDomain = operatorAct(domainDecision, (parts: Needs<'db' | 'clock'>, by, given) =>
  decideOnDomain(parts, by, given, 'BAN_DOMAIN'),
)
