import type { RouteName } from '../../../../schema/routes/index'
import type { Endpoint } from '../../endpoint'
import { callbackApple, callbackAt, callbackGoogle } from './callback'
import { startAt } from './start'

/** Signing in with an external account. */
export const providerEndpoints: Partial<Record<RouteName, Endpoint>> = {
  ConnectGoogle: startAt('google'),
  ConnectFacebook: startAt('facebook'),
  StartAuthApple: startAt('apple'),
  AuthenticateTwitter: startAt('twitter'),
  CallbackGoogle: callbackGoogle,
  CallbackFacebook: callbackAt('facebook'),
  CallbackApple: callbackApple,
  CallbackTwitter: callbackAt('twitter'),
}
