import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import { newSecret } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { oauthWording } from '../../../schema/wording/oauth'
import { setOauthSecret } from '../../data/oauth/writes'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import { type ApplicationParts, type WithApplicationSecret, withSecret } from './application-secret'
import { type NotChanged, requireApplication } from './require-application'

/**
 * Gives an application another secret. The one before ends at once; what people have allowed goes on. Rule:
 * docs/rules/oauth.md, "Applications".
 */
export const rotateOauthSecret = defineUseCase(
  v.object({ applicationId: entityId }),
  async (parts: ApplicationParts, { applicationId }): Promise<Result<WithApplicationSecret, NotChanged>> => {
    const application = await requireApplication(parts, applicationId)
    if (!application.ok) return application
    const { ownerId, isPublic } = application.value
    if (isPublic === 1) return fail('BAD_REQUEST', oauthWording.isPublic, 'applicationId')
    const secret = await newSecret('ocs')
    await parts.db.write([setOauthSecret(ownerId, applicationId, await sha256(secret), parts.clock.now())])
    return ok(await withSecret(parts, ownerId, applicationId, secret))
  },
)
