import type { ShownApplication, ShownGrant } from '../../../services/oauth/own-applications'

export type OauthApplicationMapper = ShownApplication
export type OauthGrantMapper = ShownGrant
