import { defineUseCase } from '../use-case'
import { applicationDecision } from './decide-on-application'
import type { ModerationParts } from './decide-on-person'
import { vouchFor } from './vouch-for-application'

/** Vouches for an application. Idempotent. */
export const verifyOauthApplication = defineUseCase(applicationDecision, (parts: ModerationParts, given) =>
  vouchFor(parts, given, 'VERIFY_APPLICATION'),
)
