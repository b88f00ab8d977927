import type { ProviderName } from './identity'
import { HOUR } from './time-units'

/** The possible outcomes of a visit to an identity provider. Rule: docs/rules/identity.md, "Providers". */

/** The route to which each redirects people. */
export const PROVIDER_CALLBACKS = {
  google: 'CallbackGoogle',
  apple: 'CallbackApple',
  facebook: 'CallbackFacebook',
  twitter: 'CallbackTwitter',
} as const satisfies Record<ProviderName, string>

/** How many visits one network address may begin, because each is a row. */
export const VISITS_FROM_ADDRESS = { most: 300, windowMs: HOUR } as const

/** Why an external account wasn't connected: the values of the parameter `error` of /me/settings/security. */
const CONNECT_ERRORS = ['ACCOUNT_TAKEN', 'ALREADY_CONNECTED', 'NON_MEMBER', 'UNKNOWN'] as const
export type ConnectError = (typeof CONNECT_ERRORS)[number]

/** Why a visit to a provider signed nobody in: the values of the parameter `error` of /m/signin. */
const PROVIDER_ERRORS = [
  /** It isn't configured here, or is switched off. */
  'PROVIDER_OFF',
  /** It is down, or its response can't be trusted. */
  'PROVIDER_FAILED',
  /** The visit expired, was completed before, or was begun in another browser. */
  'PROVIDER_EXPIRED',
  /** The address that it gives has an account already. */
  'EMAIL_TAKEN',
] as const
export type ProviderError = (typeof PROVIDER_ERRORS)[number]

export const isConnectError = (text: string | null | undefined): text is ConnectError =>
  CONNECT_ERRORS.some((error) => error === text)

export const isProviderError = (text: string | null | undefined): text is ProviderError =>
  PROVIDER_ERRORS.some((error) => error === text)
