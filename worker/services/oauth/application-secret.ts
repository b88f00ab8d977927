import type { GuardParts } from '../identity/security-guard'
import type { Needs } from '../parts'
import { applicationsOf, type OwnApplications } from './own-applications'

export type ApplicationParts = GuardParts & Needs<'db' | 'newId'>

/** An application's secret, which is told this once; null for one that has none. */
export interface WithApplicationSecret {
  applicationId: string
  secret: string | null
  own: OwnApplications
}

export const withSecret = async (
  parts: ApplicationParts,
  ownerId: string,
  applicationId: string,
  secret: string | null,
): Promise<WithApplicationSecret> => ({ applicationId, secret, own: await applicationsOf(parts, ownerId) })
