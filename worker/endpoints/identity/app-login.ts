import { linkTo } from '../../../schema/routes/links'
import type { Endpoint } from '../endpoint'
import { seeOther } from './see-other'

/**
 * Opens the site for a person who is signed in elsewhere. Like a mailed link, it signs nobody in by itself: the page
 * says whose account it is and asks. Rule: docs/rules/identity.md, "Apps".
 */
export const appLogin: Endpoint = ({ params, origin }) =>
  seeOther(origin + linkTo('SignIn', {}, { query: { operation: 'link', token: params.token ?? '' } }))
