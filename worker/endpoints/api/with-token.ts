import { TOKEN_REQUESTS, type TokenScope } from '../../../schema/rules/access-tokens'
import { SECOND } from '../../../schema/rules/time-units'
import { apiWording } from '../../../schema/wording/api'
import { bearerOf, type HeldToken, verifyToken } from '../../services/access-token/verify-token'
import type { Result } from '../../services/result'
import type { Endpoint, EndpointContext } from '../endpoint'
import { failureResponse, tryLater } from '../failure-response'

/** What an answer of the API has: the thing or the list, and of a list what its next page is requested with. */
export interface ApiAnswer {
  data: unknown
  next?: string | null
}

const NEVER_STORED = { 'cache-control': 'private, no-store' }

/** Why the token isn't accepted, as RFC 6750 says it. */
const refused = (code: 'UNAUTHORIZED' | 'FORBIDDEN', message: string, challenge: string): Response =>
  failureResponse({ code, field: null, message }, undefined, { 'www-authenticate': challenge })

/**
 * An endpoint for programs: with a token alone, whose scopes include that one. Cookies count for nothing, and every
 * answer is JSON. Rule: docs/rules/api.md, "Addresses for other programs".
 */
export const withToken =
  (
    needs: TokenScope,
    answer: (context: EndpointContext, token: HeldToken) => Promise<Result<ApiAnswer>>,
  ): Endpoint =>
  async (context) => {
    const text = bearerOf(context.request.headers)
    if (text === undefined) return refused('UNAUTHORIZED', apiWording.missing, 'Bearer')
    const token = await verifyToken(context.parts, text)
    if (token === 'invalid')
      return refused('UNAUTHORIZED', apiWording.invalid, 'Bearer error="invalid_token"')
    if (token === 'too-often')
      return tryLater('RATE_LIMITED', apiWording.tooOften, TOKEN_REQUESTS.windowMs / SECOND)
    if (!token.scopes.has(needs)) {
      const challenge = `Bearer error="insufficient_scope", scope="${needs}"`
      return refused('FORBIDDEN', apiWording.needs(needs), challenge)
    }
    const result = await answer(context, token)
    if (!result.ok) return failureResponse(result.failure)
    const { next } = result.value
    return Response.json(result.value, { headers: { ...NEVER_STORED, ...linkToNext(context.url, next) } })
  }

/** The header with which programs that know RFC 8288 find the next page. */
function linkToNext({ origin, pathname }: URL, next: string | null | undefined): Record<string, string> {
  return next ? { link: `<${origin}${pathname}?${new URLSearchParams({ after: next })}>; rel="next"` } : {}
}
