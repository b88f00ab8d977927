import type { ImageAddress } from '../../../schema/rules/images'
import { HOUR } from '../../../schema/rules/time-units'
import { imageAdapters } from '../../platform/images/adapters'
import { openOutside } from '../../platform/outside'
import { type ForeignParts, fetchForeignPicture } from '../../services/media/fetch-foreign-picture'
import { transformed } from '../../services/media/make-picture'
import { Turnstile } from '../../services/media/turnstile'
import type { EndpointContext } from '../endpoint'
import { type PictureBody, refusal } from './picture-response'

/** A picture that its site doesn't give isn't asked for again for five minutes. Caches keep a 404, and no 422. */
const dead = (why: string): Response => refusal(404, why, { 'cache-control': 'public, max-age=300' })

/** Apart from the one for transforms: a site that answers slowly must not hold up our own pictures. */
export const foreignTurnstile = new Turnstile({ working: 4, waiting: 60, patience: 10_000, duration: 20_000 })

/** What showing a picture of another site needs from its environment. */
export type ForeignContext = Pick<EndpointContext, 'env'> & {
  parts: ForeignParts
}

/**
 * Fetches a picture from its source and transforms it like ours. 400 for an id that we haven't made, 404 for one that
 * its site doesn't give or that we don't serve, 429 for a network that has too many fetched. Rule:
 * docs/rules/images.md, "Pictures at their source".
 *
 * @param inTurn runs the transform when its turn comes.
 */
export async function drawForeign(
  { env, parts }: ForeignContext,
  { foreignId, options }: ImageAddress & { kind: 'foreign' },
  inTurn: <T>(work: () => Promise<T>) => Promise<T>,
): Promise<PictureBody | Response> {
  const fetched = await fetchForeignPicture({ ...parts, outside: openOutside(env) }, foreignId)
  if (!fetched.ok) {
    const { code, message } = fetched.failure
    if (code === 'NOT_FOUND') return dead(message)
    if (code === 'BAD_REQUEST') return refusal(400, message)
    return refusal(429, message, { 'retry-after': String(HOUR / 1000) })
  }
  const { transformer } = await imageAdapters(env)
  const made = await inTurn(() => transformed(transformer, fetched.value, options, foreignId))
  return made.ok ? made.value : dead(made.failure.message)
}
