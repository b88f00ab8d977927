import { XSRF_HEADER } from '../../../schema/rules/session'
import { isProduction } from '../../platform/environment'
import { isXsrfSafe } from '../../services/identity/sessions'
import type { Needs } from '../../services/parts'
import { coded } from '../errors'

/** Checks whether an API token is valid. There are none yet, so by default none is. */
export type BearerVerifier = (token: string) => Promise<boolean>

/** What the sender of a request may do beyond running trusted documents. */
export interface Caller {
  /** Whether an API token was sent, valid or not: then the request's cookies are ignored. */
  hasToken: boolean
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
 * Determines what a request may do that comes from our own origin, or from no browser. Queries need no xsrf value:
 * another site can't send JSON without a preflight, and couldn't read the answer. Rule: docs/rules/graphql.md, "Who may ask what".
 */
export async function identifyCaller(
  request: Request,
  parts: Needs<'browser' | 'keys'>,
  environment: string | undefined,
  isValidToken: BearerVerifier,
): Promise<Caller> {
  const token = /^Bearer +(\S+)$/i.exec(request.headers.get('authorization') ?? '')?.[1]
  const isTrusted = token !== undefined && (await isValidToken(token))
  // Browsers send Origin with every POST, so a request without it comes from no browser and no reader.
  const mayMutate =
    token === undefined
      ? request.headers.has('origin') && (await isXsrfSafe(parts, request.headers.get(XSRF_HEADER)))
      : isTrusted || request.headers.has('origin')
  return {
    hasToken: token !== undefined,
    mayWriteDocuments: isTrusted || !isProduction(environment),
    mayMutate,
  }
}
