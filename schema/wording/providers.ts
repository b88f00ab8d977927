import type { ProviderName } from '../rules/identity'
import type { ProviderError } from '../rules/providers'

/** Texts about signing in with an external account. */
export const providerWording = {
  names: {
    google: 'Google',
    apple: 'Apple',
    facebook: 'Facebook',
    twitter: 'X',
  } satisfies Record<ProviderName, string>,
  /** Messages of /m/signin. */
  signIn: {
    PROVIDER_OFF: 'This way to sign in isn’t available here. Please choose another one.',
    PROVIDER_FAILED:
      'The service you chose couldn’t tell us who you are. Please try again, or choose another way.',
    PROVIDER_EXPIRED: 'This took too long, or was already completed. Please try again.',
    EMAIL_TAKEN:
      'There’s already an account with that email address. Sign in to it by email; then you can connect the two in Settings, under Security.',
  } satisfies Record<ProviderError, string>,
} as const
