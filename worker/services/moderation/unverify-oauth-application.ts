import { defineUseCase } from '../use-case'
import { applicationDecision } from './decide-on-application'
import type { ModerationParts } from './decide-on-person'
import { vouchFor } from './vouch-for-application'

/** No longer vouches for an application. Idempotent. */
export const unverifyOauthApplication = defineUseCase(applicationDecision, (parts: ModerationParts, given) =>
  vouchFor(parts, given, 'UNVERIFY_APPLICATION'),
)
