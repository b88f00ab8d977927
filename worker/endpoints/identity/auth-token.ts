import * as v from 'valibot'
import { codeWording } from '../../../schema/wording/codes'
import { signInWording } from '../../../schema/wording/sign-in'
import { completeSignIn, redeemGrant } from '../../services/identity/grants'
import { issueOneTime } from '../../services/identity/one-time'
import type { GivingSession } from '../../services/identity/sessions'
import type { Failure } from '../../services/result'
import type { Endpoint } from '../endpoint'
import { failureResponse, inputResponse } from '../failure-response'
import { readInput } from '../read-input'
import { nextAddress } from './next-address'

const Body = v.object({ token: v.optional(v.pipe(v.string(), v.maxLength(200))) })

const BODY = { most: 20_000, usage: 'Send JSON: {"token": …} or {}.', isTyped: true }

const answer = (body: object): Response => Response.json(body, { headers: { 'cache-control': 'no-store' } })

const noGrant: Failure = { code: 'NOT_FOUND', field: null, message: signInWording.twoFactor.over }
const signedOut: Failure = { code: 'UNAUTHORIZED', field: null, message: codeWording.signInFirst }

/**
 * POST `/m/token`, for our programs that can't follow a redirect. With `{"token": …}`, a sign-in token, it
 * does what /m/callback/authenticate does and responds with `{"redirectUrl"}`. With `{}` and a session it
 * returns `{"token"}`, which opens the site in another browser at /m/app/login/{token}, once, within a
 * minute. Rule: docs/rules/identity.md, "Apps".
 */
export const authToken: Endpoint = async ({ request, parts, origin }) => {
  const input = await readInput(request, Body, BODY)
  if (!input.ok) return inputResponse(input.failure)
  const { token } = input.value
  if (token !== undefined) {
    const grant = await redeemGrant(parts, token)
    if (!grant) return failureResponse(noGrant)
    const signedIn = await completeSignIn(parts, grant)
    return answer({
      redirectUrl: nextAddress(signedIn, origin),
    })
  }
  const session = await parts.session()
  if (!session || session.isSpoofed) return failureResponse(signedOut)
  const { ownerId: userId, hash, authenticatedAt } = session
  const givenBy: GivingSession = { hash, authenticatedAt }
  return answer({ token: await issueOneTime(parts, { kind: 'app-login', userId, data: givenBy }) })
}
