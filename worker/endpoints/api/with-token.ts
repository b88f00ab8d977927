import { TOKEN_REQUESTS, type TokenScope } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import { apiWording } from '../../../schema/wording/api'
import { actForToken } from '../../services/access-token/act-for-token'
import { bearerOf, type HeldToken, verifyToken } from '../../services/access-token/verify-token'
import { fail, type Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { apiFailure } from './api-failure'

/** What an answer of the API has: the thing or the list, and of a list what its next page is requested with. */
export interface ApiAnswer {
  data: unknown
  next?: string | null
}

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** Parameters of a challenge, as RFC 6750 and RFC 9728 have them. */
type Challenge = Readonly<Record<string, string>>

/** Why the token isn't accepted. */
const refused = (code: 'UNAUTHORIZED' | 'FORBIDDEN', message: string, challenge: Challenge): Response => {
  const params = Object.entries(challenge).map(([name, value]) => `${name}="${value}"`)
  const header = ['Bearer', params.join(', ')].filter(Boolean).join(' ')
  return apiFailure({ code, field: null, message }, undefined, { 'www-authenticate': header })
}

const withoutScope = (scope: TokenScope, more: Challenge): Response =>
  refused('FORBIDDEN', apiWording.needs(scope), {
    error: 'insufficient_scope',
    // As applications ask for it.
    scope: scope.toLowerCase(),
    ...more,
  })

/** Refuses what a token's scopes don't allow, where the request itself says what it needs. */
export function requireScope(
  token: HeldToken,
  needs: TokenScope,
  challenge: Challenge = {},
): Response | undefined {
  if (!token.scopes.has(needs)) return withoutScope(needs, challenge)
  token.did(needs)
  return undefined
}

/**
 * An endpoint for programs: with a token alone, whose scopes include that one. Cookies count for nothing: whatever it
 * does is done by the token's owner. Rule: docs/rules/api.md, "Addresses for other programs".
 *
 * @param challengeOf what else a refusal tells programs that ask for tokens themselves.
 */
export const withHeldToken =
  (
    needs: TokenScope,
    respond: (context: EndpointContext, token: HeldToken) => Promise<Response>,
    challengeOf: (origin: string) => Challenge = () => ({}),
  ): Endpoint =>
  async (context) => {
    const text = bearerOf(context.request.headers)
    const challenge = challengeOf(context.origin)
    if (text === undefined) return refused('UNAUTHORIZED', apiWording.missing, challenge)
    const token = await verifyToken(context.parts, text)
    if (token === 'invalid')
      return refused('UNAUTHORIZED', apiWording.invalid, { error: 'invalid_token', ...challenge })
    if (token === 'too-often') {
      const { failure } = fail('RATE_LIMITED', apiWording.tooOften)
      return apiFailure(failure, undefined, { 'retry-after': String(TOKEN_REQUESTS.windowMs / SECOND) })
    }
    const lacking = requireScope(token, needs, challenge)
    if (lacking) return lacking
    actForToken(context, token)
    return respond(context, token)
  }

/** Such an endpoint that answers with what it reads, in JSON. */
export const withToken = (
  needs: TokenScope,
  answer: (context: EndpointContext, token: HeldToken) => Promise<Result<ApiAnswer>>,
): Endpoint =>
  withHeldToken(needs, async (context, token) => {
    const result = await answer(context, token)
    if (!result.ok) return apiFailure(result.failure)
    const { next } = result.value
    return Response.json(result.value, { headers: { ...NEVER_STORED, ...linkToNext(context.url, next) } })
  })

/** What has been made, as programs are told of it. */
export const created = (data: unknown): Response =>
  Response.json({ data }, { status: 201, headers: NEVER_STORED })

/** The header with which programs that know RFC 8288 find the next page. */
function linkToNext({ origin, pathname }: URL, next: string | null | undefined): Record<string, string> {
  return next ? { link: `<${origin}${pathname}?${new URLSearchParams({ after: next })}>; rel="next"` } : {}
}
