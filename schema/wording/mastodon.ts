import type { MastodonConnectionError } from '../rules/mastodon'

/** Texts about connecting a Mastodon account. */
export const mastodonWording = {
  name: 'Mastodon',
  /** Why something wasn't done. */
  errors: {
    off: 'Mastodon accounts can’t be connected here.',
    notAServer: 'That isn’t the address of a Mastodon server. It looks like mastodon.social.',
    unreachable: (instance: string) =>
      `${instance} couldn’t be reached, or isn’t a Mastodon server. Check its address, or try again later.`,
    noAnswer: (instance: string) => `${instance} isn’t responding at the moment. Please try again later.`,
    account: (instance: string) =>
      `${instance} couldn’t tell us whose account it is, so nothing was connected. Please try again.`,
    tooMany: 'You’ve tried too many times. Please try again in an hour.',
    connection: {
      ACCOUNT_TAKEN: 'That account is connected to somebody else here. Disconnect it there first.',
      ALREADY_CONNECTED:
        'You’ve already connected a Mastodon account. Disconnect it first to choose another one.',
      NON_MEMBER: 'Connecting a Mastodon account is for members.',
      DENIED: 'You declined there, so nothing was connected.',
      EXPIRED:
        'This took too long, was already completed, or was started in another browser. Your settings show what is connected; you can start again from there.',
      UNKNOWN: 'That account couldn’t be connected. Please try again.',
    } satisfies Record<MastodonConnectionError, string>,
  },
  /** In the settings. */
  settings: {
    text: 'Shows which account is yours. It doesn’t sign you in.',
    server: 'Your Mastodon server',
    hint: 'The part of your handle after the second @.',
    placeholder: 'mastodon.social',
    go: 'Continue',
    going: 'Asking the server…',
    explanation: (handle: string) => `${handle} is no longer connected to your account here.`,
  },
  /** The page that people return to. */
  callback: {
    title: 'Connecting your Mastodon account',
    working: 'One moment: we’re asking your server whose account it is.',
    noScript: 'This needs JavaScript in this browser. Switch it on and reload this page.',
    done: 'Your Mastodon account is connected',
    failed: 'Nothing was connected',
    view: 'View it there',
    back: 'Back to settings',
    signIn: 'Sign in again',
  },
} as const
