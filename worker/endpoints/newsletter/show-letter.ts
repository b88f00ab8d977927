import { readLetter } from '../../services/letter/read-letter'
import type { Endpoint } from '../endpoint'

/**
 * GET `/m/letter/{letterId}/{subscriberId}/{hash}`: a letter that went out by mail only, for one of those who got it, or the
 * way to its story, once that is published. The address is a secret, so no site that the letter leads to learns it. Rule:
 * docs/rules/newsletters.md, "By mail only".
 */
export const showLetter: Endpoint = async ({ params, reader, parts, origin }) => {
  const { letterId = '', subscriberId = '', hash = '' } = params
  const read = await readLetter({ ...parts, reader, mainOrigin: origin }, { letterId, subscriberId, hash })
  if (!read) return undefined
  const headers = {
    'cache-control': 'private, no-store',
    'referrer-policy': 'no-referrer',
    'x-robots-tag': 'noindex, nofollow, noarchive',
  }
  if ('address' in read)
    return new Response(null, { status: 302, headers: { ...headers, location: read.address } })
  return new Response(read.html, { headers: { ...headers, 'content-type': 'text/html; charset=utf-8' } })
}
