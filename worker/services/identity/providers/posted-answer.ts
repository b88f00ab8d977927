import { EncryptJWT, jwtDecrypt } from 'jose'
import { linkTo } from '../../../../schema/routes/links'
import type { Needs } from '../../parts'
import { signInPlace } from './places'
import { readState } from './visit'

/** The parameters of Apple's response that mean something to us. */
const MEANT = ['code', 'state', 'iss', 'error', 'error_description', 'user'] as const
/** The maximum length of each, in characters. */
const LONGEST = 2000
/** The maximum time from the POST to the GET, in milliseconds. */
const LIFETIME = 60_000

type Ports = Needs<'browser' | 'clock' | 'keys'>

/**
 * Accepts Apple's response, a POST from their page, with which browsers send none of our cookies: it is
 * sealed into an address of ours, which the browser then opens by itself, with its cookies. Nothing is stored
 * or done yet.
 *
 * @returns the absolute address where the browser goes next.
 */
export async function takePostedAnswer(ports: Ports, answer: URLSearchParams): Promise<string> {
  const { browser, clock, keys } = ports
  const kept: Record<string, string> = {}
  for (const name of MEANT) {
    const value = answer.get(name)
    // An optional parameter that is too long is dropped: without the name there is still a person.
    if (value !== null && value.length <= LONGEST) kept[name] = value
  }
  if ((await readState(ports, 'apple', kept.state ?? null)) === undefined) {
    return signInPlace(ports, { redirect: null }, 'PROVIDER_EXPIRED')
  }
  const token = await new EncryptJWT({ answer: kept })
    .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
    .setExpirationTime(Math.floor((clock.now() + LIFETIME) / 1000))
    .encrypt(await keys.bytes('provider-answer'))
  return browser.mainOrigin + linkTo('CallbackApple', {}, { query: { token } })
}

/** The sealed response; an empty one if we didn't seal it, or if it has expired. */
export async function openPostedAnswer(
  { clock, keys }: Pick<Ports, 'clock' | 'keys'>,
  token: string,
): Promise<URLSearchParams> {
  try {
    const { payload } = await jwtDecrypt(token, await keys.bytes('provider-answer'), {
      keyManagementAlgorithms: ['dir'],
      contentEncryptionAlgorithms: ['A256GCM'],
      requiredClaims: ['exp'],
      currentDate: new Date(clock.now()),
    })
    return new URLSearchParams(payload.answer as Record<string, string>)
  } catch {
    return new URLSearchParams()
  }
}
