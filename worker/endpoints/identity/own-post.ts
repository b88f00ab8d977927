import { failureResponse } from '../failure-response'
import { readForm } from './read-form'

/**
 * Whether a POST comes from a page of this host, or from no page at all. Browsers send the origin of every
 * page that posts, or `null` if it is hidden.
 */
export const isOwnPost = (request: Request, url: URL): boolean => {
  const from = request.headers.get('origin')
  if (from !== null) return from === url.origin
  const site = request.headers.get('sec-fetch-site')
  return site === null || site === 'same-origin' || site === 'none'
}

/** The response to a POST from somebody else's page. */
export const foreignPost = (): Response =>
  failureResponse({ code: 'FORBIDDEN', field: null, message: 'Requests from other origins are refused.' })

/** The parameters of a request: those of its address and, of a POST, those of its form, which win. */
export async function postedValues(
  request: Request,
  url: URL,
): Promise<Readonly<Partial<Record<string, string>>>> {
  const form = request.method === 'POST' ? await readForm(request) : []
  return Object.fromEntries([...url.searchParams, ...form])
}
