import * as v from 'valibot'
import {
  applicationDescription,
  applicationName,
  applicationRedirects,
  applicationWebsite,
} from '../../../schema/inputs/oauth'
import { newSecret } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { MAX_OAUTH_APPLICATIONS, mayRedirectTo } from '../../../schema/rules/oauth'
import { oauthWording } from '../../../schema/wording/oauth'
import { insertOauthApplication } from '../../data/oauth/writes'
import { type NotRecent, requireAutomation, requireRecentSession } from '../identity/security-guard'
import { type Failure, fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ApplicationParts, type WithApplicationSecret, withSecret } from './application-secret'

/**
 * Makes an application of the viewer's, with a secret if it can keep one. It needs a recent sign-in. Rule:
 * docs/rules/oauth.md, "Applications".
 */
export const createOauthApplication = defineUseCase(
  v.object({
    name: applicationName,
    description: v.nullish(applicationDescription, ''),
    website: applicationWebsite,
    redirects: applicationRedirects,
    isPublic: v.nullish(
      v.pipe(
        v.boolean(),
        v.description('Whether it runs on people’s devices, where it can’t keep a secret.'),
      ),
      false,
    ),
  }),
  async (
    parts: ApplicationParts,
    { redirects, isPublic, ...about },
  ): Promise<Result<WithApplicationSecret, NotRecent | Failure<'BAD_REQUEST' | 'CONFLICT'>>> => {
    const session = await requireRecentSession(parts, requireAutomation)
    if (!session.ok) return session
    if (!redirects.every((address) => mayRedirectTo(address, isPublic)))
      return fail('BAD_REQUEST', oauthWording.redirect, 'redirects')
    const { id: ownerId } = session.value.user
    const secret = isPublic ? null : await newSecret('ocs')
    const now = parts.clock.now()
    const row = {
      id: parts.newId(),
      ownerId,
      ...about,
      redirects: JSON.stringify(redirects),
      isPublic,
      secretHash: secret === null ? null : await sha256(secret),
      createdAt: now,
      updatedAt: now,
    }
    const [added] = await parts.db.write([insertOauthApplication(row, MAX_OAUTH_APPLICATIONS)])
    if (added !== 1) return fail('CONFLICT', oauthWording.tooMany(MAX_OAUTH_APPLICATIONS))
    return ok(await withSecret(parts, ownerId, row.id, secret))
  },
)
