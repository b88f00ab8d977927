import type { ConnectError } from '../rules/providers'

/** Texts about external accounts that the page to sign in doesn't need. */
export const connectionWording = {
  /** Nobody is shown this: anyone who declines knows it. */
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
