import * as v from 'valibot'
import { entityId } from '../../../schema/inputs/text'
import {
  deleteApplication,
  deleteCodesOf,
  deleteDevicesOf,
  deleteGrantsTo,
  deleteTokensOf,
} from '../../data/oauth/writes'
import { requireOwnSession } from '../identity/security-guard'
import { ok, type Result } from '../result'
import { defineUseCase } from '../use-case'
import type { ApplicationParts } from './application-secret'
import { applicationsOf, type OwnApplications } from './own-applications'
import { type NotChanged, requireApplication } from './require-application'

/**
 * Deletes an application: whatever it has of anybody ends with the next request. Rule: docs/rules/oauth.md,
 * "Applications".
 */
export const deleteOauthApplication = defineUseCase(
  v.object({ applicationId: entityId }),
  async (parts: ApplicationParts, { applicationId }): Promise<Result<OwnApplications, NotChanged>> => {
    const application = await requireApplication(parts, applicationId, requireOwnSession)
    if (!application.ok) return application
    const { ownerId } = application.value
    await parts.db.write([
      deleteApplication(ownerId, applicationId),
      deleteTokensOf(applicationId),
      deleteCodesOf(applicationId),
      deleteDevicesOf(applicationId),
      deleteGrantsTo(applicationId),
    ])
    return ok(await applicationsOf(parts, ownerId))
  },
)
