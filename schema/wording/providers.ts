import type { ProviderName } from '../rules/identity'
import type { ConnectError, ProviderError } from '../rules/providers'

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
  /** Nobody is shown this: whoever declines knows it. */
  declined: 'You didn’t allow this.',
  /** Messages of the settings. */
  connect: {
    ACCOUNT_TAKEN: 'That account already signs somebody else in. Disconnect it there first.',
    ALREADY_CONNECTED:
      'You’re already connected to this service. Disconnect it first to choose another account.',
    NON_MEMBER: 'Connecting this service is for members.',
    UNKNOWN: 'That account couldn’t be connected. Please try again.',
  } satisfies Record<ConnectError, string>,
  /** The page that continues Google One Tap. */
  oneTap: {
    title: 'Signing in',
    working: 'One moment: we’re signing you in.',
    noScript: 'This needs JavaScript. You can sign in another way instead.',
    signIn: 'Sign in another way',
  },
} as const
