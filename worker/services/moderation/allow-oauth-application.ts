import { defineUseCase } from '../use-case'
import { applicationDecision, decideOnApplication } from './decide-on-application'
import type { ModerationParts } from './decide-on-person'

/** Lets a banned application act again for those who allow it. Idempotent. */
export const allowOauthApplication = defineUseCase(applicationDecision, (parts: ModerationParts, given) =>
  decideOnApplication(parts, given, 'ALLOW_APPLICATION'),
)
