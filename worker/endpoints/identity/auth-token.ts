import * as v from 'valibot'
import { completeSignIn, redeemGrant } from '../../services/identity/grants'
import { issueOneTime } from '../../services/identity/one-time'
import type { GivingSession } from '../../services/identity/sessions'
import type { Endpoint } from '../endpoint'
import { readJson } from './read-json'

const Body = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200))) })

const answer = (body: object, status = 200): Response =>
  Response.json(body, { status, headers: { 'cache-control': 'no-store' } })

/**
 * POST `/m/token`, for our programs that can't follow a redirect. With `{"token": …}`, a sign-in token, it
 * does what /m/callback/authenticate does and responds with `{"redirectUrl"}`. With `{}` and a session it
 * returns `{"token"}`, which opens the site in another browser at /m/app/login/{token}, once, within a
 * minute. Rule: docs/rules/identity.md, "Apps".
 */
export const authToken: Endpoint = async ({ request, parts }) => {
  const body = await readJson(request, Body)
  if (!body) return answer({ error: { code: 'BAD_REQUEST', message: 'This is no JSON of that kind.' } }, 400)
  if (body.token !== undefined) {
    const grant = await redeemGrant(parts, body.token)
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
