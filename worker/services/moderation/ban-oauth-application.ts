import { defineUseCase } from '../use-case'
import { applicationDecision, decideOnApplication } from './decide-on-application'
import type { ModerationParts } from './decide-on-person'

/** Keeps an application from acting for anybody, from its next request on. Idempotent. */
export const banOauthApplication = defineUseCase(applicationDecision, (parts: ModerationParts, given) =>
  decideOnApplication(parts, given, 'BAN_APPLICATION'),
)
