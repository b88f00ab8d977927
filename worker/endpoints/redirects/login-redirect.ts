import { linkTo } from '../../../schema/routes/links'
import { ownAddress } from '../../services/identity/own-address'
import type { Endpoint } from '../endpoint'
import { redirectTo } from './redirect-to'

/** After signing in: back to where one came from, or home. */
export const loginRedirect: Endpoint = async ({ url, origin, reader }) => {
  const wanted = url.searchParams.get('redirectUrl')
  const own =
    wanted === null ? undefined : await ownAddress(reader.db, wanted, { main: origin, base: url.origin })
  return redirectTo(own ?? origin + linkTo('Home'), 302)
}
