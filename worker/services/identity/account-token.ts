import { jwtVerify, SignJWT } from 'jose'
import { ACCOUNT_TOKEN_LIFETIME } from '../../../schema/rules/identity'
import type { Needs } from '../parts'
import { bindBrowser, browserHash } from './browser'
import { isSame } from './keys'

type Ports = Needs<'browser' | 'clock' | 'keys'>

const ALGORITHM = 'HS256'

/**
 * A parameter for links that sign in through a provider: proves that the link was on our page, in this
 * browser. Valid for an hour, any number of times. Rule: docs/rules/identity.md, "Providers".
 */
export async function issueAccountToken({ browser, clock, keys }: Ports): Promise<string> {
  return new SignJWT()
    .setProtectedHeader({ alg: ALGORITHM })
    .setSubject(await bindBrowser(browser, keys))
    .setExpirationTime(Math.floor((clock.now() + ACCOUNT_TOKEN_LIFETIME) / 1000))
    .sign(await keys.bytes('account-token'))
}

/** Whether a text is such a token, still valid, and this browser's. */
export async function isAccountToken({ browser, clock, keys }: Ports, token: string): Promise<boolean> {
  const mine = await browserHash(browser, keys)
  if (!mine) return false
  try {
    const { payload } = await jwtVerify(token, await keys.bytes('account-token'), {
      algorithms: [ALGORITHM],
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(clock.now()),
    })
    return isSame(payload.sub ?? '', mine)
  } catch {
    return false
  }
}
