import { followToasts } from './follow-toasts'

/** What following and muting say: failures, toasts, the page that asks after signing in. */
export const followMessages = {
  signInFirst: 'Sign in first.',
  suspended: 'A suspended account can’t follow anything.',
  yourself: followToasts['follow-yourself'](),
  muteYourself: 'You cannot mute yourself',
  already: followToasts['already-following'],
  noUser: 'There’s nobody here by that name.',
  noCollection: 'There’s no publication with that name.',
  noTag: 'This topic doesn’t exist.',
  noPost: 'This story isn’t there any more.',
  noFeed: 'This isn’t one of your feeds.',
  notYours: 'Only the account’s owner can change this.',
  followed: followToasts.followed,
  unfollowed: followToasts.unfollowed,
  muted: (name: string) => `${name} has been muted`,
  unmuted: (name: string) => `${name} has been unmuted`,
  undo: 'Undo',
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  block: (name: string) => `Block ${name}`,
  muteShort: 'Mute',
  unmuteShort: 'Unmute',
  ask: {
    title: (name: string) => `Follow ${name}?`,
    text: 'New stories will appear on your home page.',
    follow: 'Follow',
    notNow: 'Not now',
  },
} as const
