import type { RouteName } from '../../../schema/routes/index'
import { linkTo } from '../../../schema/routes/links'
import { DEVICE_GRANT } from '../../../schema/rules/oauth'
import { authorizationServer, protectedResource } from '../../services/oauth/discovery'
import { issueDeviceCode, toldOfDevice } from '../../services/oauth/issue-device-code'
import { toldOf } from '../../services/oauth/issue-tokens'
import { type Redeemed, redeemCode, redeemRefresh } from '../../services/oauth/redeem'
import { redeemDevice } from '../../services/oauth/redeem-device'
import { introspectToken, revokeOauthToken } from '../../services/oauth/token-state'
import type { Endpoint } from '../endpoint'
import { jsonAnswer } from '../files/json'
import { authorizeApplication } from './authorize'
import { authorizeDevice } from './authorize-device'
import { clientEndpoint, oauthAnswer, oauthFailure } from './oauth-endpoint'
import { registerApplication } from './register'

const redeemed = (result: Redeemed): Response =>
  'error' in result ? oauthFailure(result.error) : oauthAnswer(toldOf(result))

/** How applications get and end what they act with. Rule: docs/rules/oauth.md. */
export const oauthEndpoints: Partial<Record<RouteName, Endpoint>> = {
  OAuthAuthorize: authorizeApplication,
  OAuthDevice: authorizeDevice,
  ApiTokens: clientEndpoint(async ({ parts }, application, form) => {
    if (form.grant_type === 'authorization_code') return redeemed(await redeemCode(parts, application, form))
    if (form.grant_type === 'refresh_token') return redeemed(await redeemRefresh(parts, application, form))
    if (form.grant_type === DEVICE_GRANT) return redeemed(await redeemDevice(parts, application, form))
    return oauthFailure(form.grant_type === undefined ? 'invalid_request' : 'unsupported_grant_type')
  }),
  ApiRegister: registerApplication,
  ApiDevice: clientEndpoint(async ({ parts, origin }, application, form) => {
    const issued = await issueDeviceCode(parts, application, form)
    if ('error' in issued) return oauthFailure(issued.error)
    return oauthAnswer(toldOfDevice(issued, origin + linkTo('OAuthDevice')))
  }),
  ApiRevokeToken: clientEndpoint(async ({ parts }, application, { token }) => {
    if (token === undefined) return oauthFailure('invalid_request')
    await revokeOauthToken(parts, application, token)
    return oauthAnswer({})
  }),
  ApiIntrospectToken: clientEndpoint(async ({ parts, origin }, application, { token }) =>
    token === undefined
      ? oauthFailure('invalid_request')
      : oauthAnswer(await introspectToken(parts, application, token, origin)),
  ),
  OauthServer: ({ request, origin }) => jsonAnswer(request, authorizationServer(origin)),
  OauthResource: ({ request, origin }) => jsonAnswer(request, protectedResource(origin)),
}
