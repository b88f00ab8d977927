import { EncryptJWT, jwtDecrypt } from 'jose'
import { ALTERNATE_USER_SECONDS } from '../../../schema/rules/identity'
import type { Needs } from '../parts'
import type { Browser } from './browser'

/**
 * Names the account that signed in last in a browser, readable only for us: sealed, so that it means nothing
 * to anybody who finds it. It signs nobody in. Rule: docs/rules/identity.md, "The account used before".
 */
const COOKIE = '__Host-account'
/** Our sealed values are shorter, in characters. */
const LONGEST = 500

type Ports = Needs<'browser' | 'clock' | 'keys'>

/** Makes a browser of the main host remember who has just signed in, instead of the account it knew before. */
export async function rememberAccount({ browser, clock, keys }: Ports, userId: string): Promise<void> {
  if (browser.origin !== browser.mainOrigin) return
  const value = await new EncryptJWT()
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setSubject(userId)
    .setExpirationTime(Math.floor(clock.now() / 1000) + ALTERNATE_USER_SECONDS)
    .encrypt(await keys.bytes('alternate-user'))
  browser.setCookie(COOKIE, value, { maxAge: ALTERNATE_USER_SECONDS })
}

/** Makes the browser forget it. */
export const forgetAccount = (browser: Browser): void => browser.clearCookie(COOKIE)

/** The account that the browser remembers; nothing without a cookie that we sealed. Reads nothing. */
export async function rememberedId({ browser, clock, keys }: Ports): Promise<string | undefined> {
  if (browser.origin !== browser.mainOrigin) return undefined
  const value = browser.cookie(COOKIE)
  if (value === undefined) return undefined
  try {
    if (value.length > LONGEST) throw new Error('Too long')
    const { payload } = await jwtDecrypt(value, await keys.bytes('alternate-user'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['sub', 'exp'],
      currentDate: new Date(clock.now()),
    })
    return payload.sub
  } catch {
    forgetAccount(browser)
    return undefined
  }
}
