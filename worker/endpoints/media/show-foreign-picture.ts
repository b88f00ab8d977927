import { foreignPictureAddress } from '../../services/media/foreign-picture-address'
import type { Endpoint } from '../endpoint'
import { failureResponse } from '../failure-response'

/** The same source has the same address, so an editor that is opened again needn't ask. */
const FOR_A_DAY = 'private, max-age=86400'

/**
 * GET `/_/foreign-picture?url=…`: leads somebody who writes to a picture at its source, by way of us. Rule:
 * docs/rules/images.md, "Pictures at their source".
 */
export const showForeignPicture: Endpoint = async ({ url, parts }) => {
  const address = await foreignPictureAddress(parts, { url: url.searchParams.get('url') ?? '' })
  if (!address.ok) return failureResponse(address.failure)
  return new Response(null, {
    status: 302,
    headers: { location: address.value, 'cache-control': FOR_A_DAY },
  })
}
