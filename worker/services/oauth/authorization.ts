import {
  type AskedScopes,
  isChallenge,
  isRegistered,
  MAX_OAUTH_VALUE,
  scopesNamed,
} from '../../../schema/rules/oauth'
import type { OauthError } from '../../../schema/wording/oauth'
import type { Database } from '../../data/database'
import { actingApplication, type OauthApplication } from '../../data/oauth/queries'

/** The parameters of a request, as an application sends them by somebody's browser. */
export type OauthParams = Readonly<Partial<Record<string, string>>>

/** Characters of all parameters of a request for authorization. */
const LONGEST = 16_384

/**
 * The parameters of a request. One without a value counts as left out (RFC 6749, 3.1 and 3.2).
 *
 * @returns nothing if one is there twice, which the protocol forbids, or if they are too long to be shown whole.
 */
export function paramsOf(given: URLSearchParams): OauthParams | undefined {
  const names = [...given.keys()]
  if (new Set(names).size !== names.length || given.toString().length > LONGEST) return undefined
  return Object.fromEntries([...given].filter(([, value]) => value !== ''))
}

/** What an application asks somebody to allow. */
export interface AskedAuthorization {
  kind: 'asked'
  application: OauthApplication
  asked: AskedScopes
  redirect: string
  /** Handed back as it came. */
  state: string | undefined
  /** Of the verifier that the application keeps. */
  challenge: string | null
}

/** Why nothing is asked. */
type ReadAuthorization =
  | AskedAuthorization
  /** Nobody is led anywhere: who sent them there isn't known. */
  | { kind: 'unknown' }
  /** The application is told. */
  | { kind: 'refused'; redirect: string; state: string | undefined; error: OauthError }

/** Where an application is to be led back to; nothing for an address that it hasn't registered. */
function redirectOf(
  { redirects, isPublic }: OauthApplication,
  given: string | undefined,
): string | undefined {
  const registered = JSON.parse(redirects) as string[]
  if (given === undefined) return registered.length === 1 ? registered[0] : undefined
  return isRegistered(registered, given, isPublic === 1) ? given : undefined
}

const isLong = (text: string | undefined): boolean => (text?.length ?? 0) > MAX_OAUTH_VALUE

/** What is wrong with a request whose application is known. */
function errorOf(
  { isPublic }: OauthApplication,
  params: OauthParams,
  asked: AskedScopes | undefined,
): OauthError | undefined {
  const { code_challenge: challenge, code_challenge_method: method } = params
  if (params.response_type !== 'code') return 'unsupported_response_type'
  if (isLong(params.state) || isLong(params.scope)) return 'invalid_request'
  if (!asked) return 'invalid_scope'
  if (challenge === undefined) return isPublic === 1 || method !== undefined ? 'invalid_request' : undefined
  return method === 'S256' && isChallenge(challenge) ? undefined : 'invalid_request'
}

/**
 * Reads what an application asks for. An address that it hasn't registered leads nowhere, whatever else is right. Rule:
 * docs/rules/oauth.md, "Allowing".
 */
export async function readAuthorization(db: Database, query: URLSearchParams): Promise<ReadAuthorization> {
  const params = paramsOf(query)
  if (!params) return { kind: 'unknown' }
  const { client_id: id = '', redirect_uri: given, state } = params
  const application = isLong(id) ? undefined : await db.first(actingApplication, id)
  const redirect = application && redirectOf(application, given)
  if (!application || redirect === undefined) return { kind: 'unknown' }
  const asked = isLong(params.scope) ? undefined : scopesNamed(params.scope ?? '')
  const error = errorOf(application, params, asked)
  if (error || !asked)
    return {
      kind: 'refused',
      redirect,
      state: isLong(state) ? undefined : state,
      error: error ?? 'invalid_scope',
    }
  return { kind: 'asked', application, asked, redirect, state, challenge: params.code_challenge ?? null }
}

/** The address with which an application is told. */
export function leadBack(
  { redirect, state }: { redirect: string; state: string | undefined },
  issuer: string,
  told: Readonly<Record<string, string>>,
): string {
  const query = new URLSearchParams({ ...told, ...(state === undefined ? {} : { state }), iss: issuer })
  return `${redirect}${redirect.includes('?') ? '&' : '?'}${query}`
}
