import type { RouteName } from '../../../schema/routes/index'
import type { Endpoint } from '../endpoint'
import { appLogin } from './app-login'
import { authToken } from './auth-token'
import { callbackAuthenticate } from './callback-authenticate'
import { callbackEmail } from './callback-email'
import { callbackNamecheap } from './callback-namecheap'
import { confirmAccount } from './confirm-account'
import { globalIdentity, globalIdentity2, globalIdentity3 } from './global-identity'
import { onboardingStep } from './onboarding-step'
import { sendVerify } from './send-verify'
import { signOut } from './sign-out'

/** The parts of signing in and out that are neither pages nor GraphQL. */
export const identityEndpoints: Partial<Record<RouteName, Endpoint>> = {
  AppLogin: appLogin,
  AuthToken: authToken,
  CallbackAuthenticate: callbackAuthenticate,
  CallbackEmail: callbackEmail,
  CallbackNamecheap: callbackNamecheap,
  ConfirmAccount: confirmAccount,
  GlobalIdentity: globalIdentity,
  GlobalIdentity2: globalIdentity2,
  GlobalIdentity3: globalIdentity3,
  OnboardingStep: onboardingStep,
  SendVerify: sendVerify,
  SignOut: signOut,
}
