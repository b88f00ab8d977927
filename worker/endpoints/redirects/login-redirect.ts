import { linkTo } from '../../../schema/routes/links'
import { handedOverTo } from '../../services/identity/hand-over'
import { ownAddress } from '../../services/identity/own-address'
import type { Endpoint } from '../endpoint'
import { redirectTo } from './redirect-to'

/**
 * After signing in: back to the wanted address, or home. Signing in also applies to a person's or
 * publication's own host. Rules: docs/rules/identity.md, "Redirects" and "Hosts".
 */
export const loginRedirect: Endpoint = async ({ url, origin, reader, parts }) => {
  const wanted = url.searchParams.get('redirectUrl')
  const own =
    wanted === null ? undefined : await ownAddress(reader.db, wanted, { main: origin, base: url.origin })
  if (!own) return redirectTo(origin + linkTo('Home'), 302)
  return redirectTo((await parts.session()) ? handedOverTo(own, url.origin) : own, 302)
}
