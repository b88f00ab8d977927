import { moderationWording } from '../../../schema/wording/moderation'
import type { OwnOauthApplication } from '../../data/oauth/queries'
import { type Failure, fail, type Result } from '../result'
import { type ApplicationDecision, decideOnApplication } from './decide-on-application'
import type { DecisionFailure, ModerationParts } from './decide-on-person'

/**
 * Vouches for an application, or no longer does. Only one that proves itself by a secret can be vouched for: its refresh
 * tokens then stay good for years. Rule: docs/rules/moderation.md, "Applications".
 */
export const vouchFor = (
  parts: ModerationParts,
  given: ApplicationDecision,
  action: 'VERIFY_APPLICATION' | 'UNVERIFY_APPLICATION',
): Promise<Result<OwnOauthApplication, DecisionFailure | Failure<'BAD_REQUEST'>>> =>
  decideOnApplication(parts, given, action, ({ isPublic }) =>
    isPublic === 1 ? fail('BAD_REQUEST', moderationWording.withoutSecret, 'applicationId') : undefined,
  )
