import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { decideOnDomain, domainDecision } from './decide-on-domain'

/** Bans a domain: nothing that leads there can be published. Idempotent. */
export const banDomain = defineUseCase(domainDecision, (parts: Needs<'db' | 'clock' | 'viewer'>, given) =>
  decideOnDomain(parts, given, 'BAN_DOMAIN'),
)
