import { EncryptJWT, jwtDecrypt } from 'jose'
import { linkTo } from '../../../../schema/routes/links'
import type { Needs } from '../../parts'
import { signInPlace } from './places'
import { readState } from './visit'

/** Parameters of Apple's answer that mean something to us. */
const MEANT = ['code', 'state', 'iss', 'error', 'error_description', 'user'] as const
/** As long as each may be, in characters. */
const LONGEST = 2000
/** How long the way from the POST to the GET may take, in milliseconds. */
const LIFETIME = 60_000

type Ports = Needs<'browser' | 'clock' | 'keys'>

/**
 * Takes Apple's answer in, a POST of a page of theirs, along with which browsers send no cookies of ours: it is
 * sealed into an address of ours, to which the browser goes by itself, with its cookies. Nothing is stored, and
 * nothing is done yet.
 *
 * @returns the absolute address where the browser goes next.
 */
export async function takePostedAnswer(ports: Ports, answer: URLSearchParams): Promise<string> {
  const { browser, clock, keys } = ports
  const kept: Record<string, string> = {}
  for (const name of MEANT) {
    const value = answer.get(name)
    // What is too long but isn't needed is left out: without the name there is still a person.
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

/** The answer that was sealed; an empty one when it wasn't by us, or too long ago. */
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
