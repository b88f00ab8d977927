import { XSRF_HEADER } from '../../../schema/rules/session'
import { programMessages } from '../../../schema/wording/program-messages'
import { isXsrfSafe } from '../../services/identity/sessions'
import type { Needs } from '../../services/parts'
import type { EndpointContext } from '../endpoint'
import { failureResponse } from '../failure-response'
import { readForm } from './read-form'

/**
 * Whether a POST comes from a page of this host, or from a program without a session. Browsers send the origin of every
 * page that posts, or `null` if it is hidden, so forms need no value; whatever sends neither that nor where it comes
 * from, but a session, has to repeat the session's xsrf value. Rule: docs/rules/security.md, "Forms and helpers".
 */
export async function isOwnPost({
  request: { headers },
  url,
  parts,
}: Pick<EndpointContext, 'request' | 'url'> & { parts: Needs<'browser' | 'keys'> }): Promise<boolean> {
  const from = headers.get('origin')
  if (from !== null) return from === url.origin
  const site = headers.get('sec-fetch-site')
  if (site !== null) return site === 'same-origin' || site === 'none'
  return isXsrfSafe(parts, headers.get(XSRF_HEADER))
}

/** The response to a POST from somebody else's page. */
export const foreignPost = (): Response =>
  failureResponse({ code: 'FORBIDDEN', field: null, message: programMessages.foreignOrigin })

/** The parameters of a request: those of its address and, of a POST, those of its form, which win. */
export async function postedValues(
  request: Request,
  url: URL,
): Promise<Readonly<Partial<Record<string, string>>>> {
  const form = request.method === 'POST' ? await readForm(request) : []
  return Object.fromEntries([...url.searchParams, ...form])
}
