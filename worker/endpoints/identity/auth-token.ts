import * as v from 'valibot'
import { completeSignIn, redeemGrant } from '../../services/identity/grants'
import { issueOneTime } from '../../services/identity/one-time'
import type { GivingSession } from '../../services/identity/sessions'
import type { Endpoint } from '../endpoint'
import { inputResponse } from '../failure-response'
import { readInput } from '../read-input'

const Body = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200))) })

const BODY = { most: 20_000, usage: 'Send JSON: {"token": …} or {}.', isTyped: true }

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * POST `/m/token`, for our programs that can't follow a redirect. With `{"token": …}`, a sign-in token, it
 * does what /m/callback/authenticate does and responds with `{"redirectUrl"}`. With `{}` and a session it
 * returns `{"token"}`, which opens the site in another browser at /m/app/login/{token}, once, within a
 * minute. Rule: docs/rules/identity.md, "Apps".
 */
export const authToken: Endpoint = async ({ request, parts }) => {
  const input = await readInput(request, Body, BODY)
  if (!input.ok) return inputResponse(input.failure)
  const { token } = input.value
  if (token !== undefined) {
    const grant = await redeemGrant(parts, token)
    if (!grant)
      return answer({ error: { code: 'NOT_FOUND', message: 'This token is no good, or no more.' } }, 404)
    return answer({ redirectUrl: await completeSignIn(parts, grant) })
  }
  const session = await parts.session()
  if (!session || session.isSpoofed) {
    return answer({ error: { code: 'UNAUTHORIZED', message: 'Sign in first.' } }, 401)
  }
  const { ownerId: userId, hash, authenticatedAt } = session
  const givenBy: GivingSession = { hash, authenticatedAt }
  return answer({ token: await issueOneTime(parts, { kind: 'app-login', userId, data: givenBy }) })
}
