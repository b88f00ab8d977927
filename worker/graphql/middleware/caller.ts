import { XSRF_HEADER } from '../../../schema/rules/session'
import { apiWording } from '../../../schema/wording/api'
import { isProduction } from '../../platform/environment'
import { bearerOf, type HeldToken, type TokenVerdict } from '../../services/access-token/verify-token'
import { isXsrfSafe } from '../../services/identity/sessions'
import type { Needs } from '../../services/parts'
import { coded } from '../errors'

/** Checks an access token. */
export type BearerVerifier = (token: string) => Promise<TokenVerdict>

/** What the sender of a request may do beyond running trusted documents. */
export interface Caller {
  /** The request's access token: then its cookies are ignored. */
  token: HeldToken | null
  mayWriteDocuments: boolean
  mayMutate: boolean
}

/**
 * Refuses requests from a page of another origin.
 *
 * @param origin the origin of the requested host.
 * @throws GraphQLError with FORBIDDEN.
 */
export function refuseOtherOrigins(request: Request, origin: string): void {
  const from = request.headers.get('origin')
  if (from !== null && from !== origin) throw coded('FORBIDDEN', 'Requests from other origins are refused.')
}

/**
 * The access token of a request.
 *
 * @throws GraphQLError with UNAUTHORIZED or RATE_LIMITED if it is none that may be used now.
 */
async function tokenOf({ headers }: Request, verify: BearerVerifier): Promise<HeldToken | null> {
  const token = bearerOf(headers)
  if (token === undefined) return null
  const verdict = await verify(token)
  if (verdict === 'invalid') throw coded('UNAUTHORIZED', apiWording.invalid)
  if (verdict === 'too-often') throw coded('RATE_LIMITED', apiWording.tooOften)
  return verdict
}

/**
 * Determines what a request may do that comes from our own origin, or from no browser. Queries need no xsrf value:
 * another site can't send JSON without a preflight, and couldn't read the answer. Rule: docs/rules/graphql.md, "Who may ask what".
 */
export async function identifyCaller(
  request: Request,
  parts: Needs<'browser' | 'keys'>,
  environment: string | undefined,
  verify: BearerVerifier,
): Promise<Caller> {
  const token = await tokenOf(request, verify)
  // Browsers send Origin with every POST, so a request without it comes from no browser and no reader.
  const isOurPages = async () =>
    request.headers.has('origin') && (await isXsrfSafe(parts, request.headers.get(XSRF_HEADER)))
  return {
    token,
    mayWriteDocuments: token !== null || !isProduction(environment),
    mayMutate: token !== null || (await isOurPages()),
  }
}
