import { openCounted } from '../../services/counting/counted-links'
import { recordAct } from '../../services/counting/record-act'
import type { Endpoint } from '../endpoint'

/** A picture of one transparent pixel. */
const PIXEL = Uint8Array.from(atob('R0lGODlhAQABAIAAAAAAAP///yH5BAEAAAAALAAAAAABAAEAAAIBRAA7'), (sign) =>
  sign.charCodeAt(0),
)

const HEADERS = {
  'cache-control': 'private, no-store',
  'referrer-policy': 'no-referrer',
  'x-robots-tag': 'noindex, nofollow, noarchive',
}

/** Whether somebody asks for what the address leads to, rather than a program for its headers or beforehand. */
const isAsked = ({ method, headers }: Request): boolean =>
  method === 'GET' && !`${headers.get('purpose')} ${headers.get('sec-purpose')}`.includes('prefetch')

/**
 * GET `/m/go/{letterId}/{subscriberId}/{hash}`: leads from a letter to where its link leads, or is its picture, and counts
 * that. It leads on whatever became of the letter, its recipient, or the database. Rule: docs/rules/newsletters.md, "Counting
 * opens and clicks".
 */
export const countLetter: Endpoint = async ({ request, params, url, parts }) => {
  const { letterId = '', subscriberId = '', hash = '' } = params
  const mail = { letterId, subscriberId }
  const opened = await openCounted(parts, mail, hash, url.searchParams.get('to'))
  if (!opened) return undefined
  const { target } = opened
  if (isAsked(request))
    parts.later(
      recordAct(parts, mail, target).catch((error: unknown) => {
        console.error(JSON.stringify({ event: 'letter-not-counted', letterId, error: String(error) }))
      }),
    )
  return target === null
    ? new Response(request.method === 'HEAD' ? null : PIXEL, {
        headers: { ...HEADERS, 'content-type': 'image/gif', 'cross-origin-resource-policy': 'cross-origin' },
      })
    : new Response(null, { status: 302, headers: { ...HEADERS, location: target } })
}
