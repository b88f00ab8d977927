import type { TokenScope } from '../../../schema/rules/access-tokens'
import { sha256 } from '../../../schema/rules/hex'
import { MIN_IFTTT_KEY } from '../../../schema/rules/ifttt'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import { isLoopback } from '../../platform/environment'
import type { HeldToken } from '../../services/access-token/verify-token'
import { isSame } from '../../services/identity/keys'
import { withHeldToken } from '../api/with-token'
import type { Endpoint, EndpointContext } from '../endpoint'
import { iftttError } from './answer'
import { DEVELOPMENT_SERVICE_KEY, DEVELOPMENT_TEST_ACCOUNT } from './development-key'

/** What this site has agreed on with IFTTT; nothing if it hasn't. A development build has a key for this machine alone. */
function settings({
  env,
  url,
}: EndpointContext): { key: string; testAccount: string | undefined } | undefined {
  if (__DEVELOPMENT__) {
    if (env.ENVIRONMENT === 'development' && isLoopback(url.hostname))
      return {
        key: env.IFTTT_SERVICE_KEY || DEVELOPMENT_SERVICE_KEY,
        testAccount: env.IFTTT_TEST_ACCOUNT || DEVELOPMENT_TEST_ACCOUNT,
      }
  }
  const { IFTTT_SERVICE_KEY: key = '', IFTTT_TEST_ACCOUNT: testAccount } = env
  return key.length >= MIN_IFTTT_KEY ? { key, testAccount } : undefined
}

const off = (): Response => iftttError(404, wording.off)

/** An endpoint that IFTTT itself asks, with its key. */
export const withServiceKey =
  (respond: (context: EndpointContext, testAccount: string | undefined) => Promise<Response>): Endpoint =>
  async (context) => {
    const agreed = settings(context)
    if (!agreed) return off()
    // Digests have the same length, so comparing takes the same time for every key.
    const given = context.request.headers.get('ifttt-service-key') ?? ''
    const [digest, wanted] = await Promise.all([sha256(given), sha256(agreed.key)])
    return isSame(digest, wanted) ? respond(context, agreed.testAccount) : iftttError(401, wording.key)
  }

/** An endpoint that IFTTT asks for somebody who has allowed it, with their token. */
export const withIfttt = (
  needs: TokenScope,
  respond: (context: EndpointContext, token: HeldToken) => Promise<Response>,
): Endpoint => {
  const answer = withHeldToken(needs, respond)
  return (context) => (settings(context) ? answer(context) : off())
}
