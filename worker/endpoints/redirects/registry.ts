import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { showCollectionById, showMediaHref, showUserById } from './by-id'
import { loginRedirect } from './login-redirect'
import { showOwnAbout, showOwnProfile } from './own-pages'
import { redirectTo } from './redirect-to'
import { sharePost, shareSequence, shareUserList } from './share'

/** The help centre, wherever it is hosted. */
const showHelp: Endpoint = ({ parts }) => redirectTo(parts.site.helpUrl, 302)

/**
 * Redirects whose target has to be looked up (`dynamic` in the table). Rule: docs/rules/routes.md,
 * "Redirects".
 */
export const redirectEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ShowHelp: showHelp,
  Me: showOwnProfile,
  EditAbout: showOwnAbout,
  SharePost: sharePost,
  ShareSequence: shareSequence,
  ShareUserList: shareUserList,
  ShowUserById: showUserById,
  ShowCollectionById: showCollectionById,
  ShowMediaHref: showMediaHref,
  LoginRedirect: loginRedirect,
}
