import { REGISTERED_LASTS } from '../../../schema/rules/oauth'
import { DAY } from '../../../schema/rules/time-units'
import type { Statement } from '../../data/database'
import type { OauthApplication } from '../../data/oauth/queries'
import { keepRegisteredApplication } from '../../data/oauth/writes'

/**
 * What lets an application that has registered itself stay, now that it is used: written once a day at most. Rule:
 * docs/rules/oauth.md, "Applications that register themselves".
 */
export function keptStatements(
  { id, expiresAt }: Pick<OauthApplication, 'id' | 'expiresAt'>,
  now: number,
): Statement[] {
  const until = now + REGISTERED_LASTS
  return expiresAt !== null && expiresAt < until - DAY ? [keepRegisteredApplication(id, until)] : []
}
