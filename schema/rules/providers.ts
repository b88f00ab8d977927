/** What can come of a visit to an identity provider. Rule: docs/rules/identity.md, "Providers". */
import type { ProviderName } from './identity'

/** The route that each sends people back to. */
export const PROVIDER_CALLBACKS = {
  google: 'CallbackGoogle',
  apple: 'CallbackApple',
  facebook: 'CallbackFacebook',
  twitter: 'CallbackTwitter',
} as const satisfies Record<ProviderName, string>

/** Visits that one network address may begin: each is a row. */
export const VISITS_FROM_ADDRESS = { most: 300, windowMs: 60 * 60 * 1000 } as const

/** Why an account elsewhere wasn't connected: what /me/settings/security finds in its parameter `error`. */
export const CONNECT_ERRORS = ['ACCOUNT_TAKEN', 'ALREADY_CONNECTED', 'NON_MEMBER', 'UNKNOWN'] as const
export type ConnectError = (typeof CONNECT_ERRORS)[number]

/** Why a visit to a provider signed nobody in: what /m/signin finds in its parameter `error`. */
export const PROVIDER_ERRORS = [
  /** It isn't set up here, or switched off. */
  'PROVIDER_OFF',
  /** It is down, or said what can't be believed. */
  'PROVIDER_FAILED',
  /** The visit took too long, was finished before, or was begun in another browser. */
  'PROVIDER_EXPIRED',
  /** The address that it gives has an account already. */
  'EMAIL_TAKEN',
] as const
export type ProviderError = (typeof PROVIDER_ERRORS)[number]

export const isConnectError = (text: string | null | undefined): text is ConnectError =>
  CONNECT_ERRORS.some((error) => error === text)

export const isProviderError = (text: string | null | undefined): text is ProviderError =>
  PROVIDER_ERRORS.some((error) => error === text)
