import * as v from 'valibot'
import { issueAppLogin } from '../../services/identity/app-login'
import { signInByToken } from '../../services/identity/grants'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readInput } from '../read-input'

const Body = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200))) })

const BODY = { most: 20_000, usage: 'Send JSON: {"token": …} or {}.', isTyped: true }

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })

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
  if (token === undefined) {
    const issued = await issueAppLogin(parts)
    return issued.ok ? answer({ token: issued.value }) : failureResponse(issued.failure)
  }
  const signedIn = await signInByToken(parts, { token })
  return signedIn.ok ? answer({ redirectUrl: signedIn.value }) : failureResponse(signedIn.failure)
}
