import { EncryptJWT, jwtDecrypt } from 'jose'
import { linkTo } from '../../../../schema/routes/links'
import type { Needs } from '../../parts'
import { ok, type Result } from '../../result'
import { defineUseCase } from '../../use-case'
import { type NotSignedIn, notSignedIn } from '../sign-in-failures'
import { providerAnswer } from './answer'
import { readState } from './visit'

/** The maximum time from the POST to the GET, in milliseconds. */
const LIFETIME = 60_000

type Ports = Needs<'browser' | 'clock' | 'keys'>

/**
 * Accepts Apple's response, a POST from their page, with which browsers send none of our cookies: it is
 * sealed into an address of ours, which the browser then opens by itself, with its cookies. Nothing is stored
 * or done yet. The value is the absolute address where the browser goes next.
 */
export const takePostedAnswer = defineUseCase(
  providerAnswer,
  async (ports: Ports, answer): Promise<Result<string, NotSignedIn>> => {
    const { browser, clock, keys } = ports
    if ((await readState(ports, 'apple', answer.get('state'))) === undefined) {
      return notSignedIn('PROVIDER_EXPIRED', { redirect: null })
    }
    const token = await new EncryptJWT({ answer: [...answer] })
      .setProtectedHeader({ alg: 'dir', enc: 'A256GCM' })
      .setExpirationTime(Math.floor((clock.now() + LIFETIME) / 1000))
      .encrypt(await keys.bytes('provider-answer'))
    return ok(browser.mainOrigin + linkTo('CallbackApple', {}, { query: { token } }))
  },
)

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
    return new URLSearchParams(payload.answer as [string, string][])
  } catch {
    return new URLSearchParams()
  }
}
