import type { Needs } from '../parts'
import { defineUseCase } from '../use-case'
import { decideOnDomain, domainDecision } from './decide-on-domain'

/** Allows a domain again. Idempotent. */
export const allowDomain = defineUseCase(domainDecision, (parts: Needs<'db' | 'clock' | 'viewer'>, given) =>
  decideOnDomain(parts, given, 'ALLOW_DOMAIN'),
)
