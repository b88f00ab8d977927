import * as v from 'valibot'
import {
  applicationDescription,
  applicationName,
  applicationRedirects,
  applicationWebsite,
} from '../../../schema/inputs/oauth'
import { entityId } from '../../../schema/inputs/text'
import { mayRedirectTo } from '../../../schema/rules/oauth'
import { oauthWording } from '../../../schema/wording/oauth'
import { changeOauthApplication } from '../../data/oauth/writes'
import { fail, ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { ApplicationParts } from './application-secret'
import { applicationsOf, type OwnApplications } from './own-applications'
import { type NotChanged, requireApplication } from './require-application'

/**
 * Changes what an application says of itself, and where it may be led back to. Rule: docs/rules/oauth.md,
 * "Applications".
 */
export const updateOauthApplication = defineUseCase(
  v.object({
    applicationId: entityId,
    name: applicationName,
    description: v.nullish(applicationDescription, ''),
    website: applicationWebsite,
    redirects: applicationRedirects,
  }),
  async (
    parts: ApplicationParts,
    { applicationId, name, description, website, redirects },
  ): Promise<Result<OwnApplications, NotChanged>> => {
    const application = await requireApplication(parts, applicationId)
    if (!application.ok) return application
    const { ownerId, isPublic } = application.value
    if (!redirects.every((address) => mayRedirectTo(address, isPublic === 1)))
      return fail('BAD_REQUEST', oauthWording.redirect, 'redirects')
    const listed = JSON.stringify(redirects)
    const now = parts.clock.now()
    await parts.db.write([
      changeOauthApplication(ownerId, applicationId, name, description, website, listed, now),
    ])
    return ok(await applicationsOf(parts, ownerId))
  },
)
