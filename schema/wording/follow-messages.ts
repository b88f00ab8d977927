const followed = (name: string) => `You’re following ${name}`
const unfollowed = (name: string) => `You unfollowed ${name}`
const already = (name: string) => `You're already following ${name}`
const yourself = 'You cannot follow yourself'

/** What following and muting say: failures, toasts, the page that asks after signing in. */
export const followMessages = {
  signInFirst: 'Sign in first.',
  suspended: 'A suspended account can’t follow anything.',
  yourself,
  muteYourself: 'You cannot mute yourself',
  already,
  noUser: 'There’s nobody here by that name.',
  noCollection: 'There’s no publication with that name.',
  noTag: 'This topic doesn’t exist.',
  noPost: 'This story isn’t there any more.',
  noFeed: 'This isn’t one of your feeds.',
  notYours: 'Only the account’s owner can change this.',
  followed,
  unfollowed,
  muted: (name: string) => `${name} has been muted`,
  unmuted: (name: string) => `${name} has been unmuted`,
  undo: 'Undo',
  menu: (name: string) => `More about ${name}`,
  mute: (name: string) => `Mute ${name}`,
  unmute: (name: string) => `Unmute ${name}`,
  muteShort: 'Mute',
  unmuteShort: 'Unmute',
  ask: {
    title: (name: string) => `Follow ${name}?`,
    text: 'New stories will appear on your home page.',
    follow: 'Follow',
    notNow: 'Not now',
  },
  /** Toasts after a redirect, by their keys. */
  after: {
    followed,
    unfollowed,
    'already-following': already,
    'follow-yourself': () => yourself,
    'follow-failed': () => "Sorry, that didn't work. Click Follow on the page below to try again.",
  },
} as const

export type FollowToastKey = keyof typeof followMessages.after

export const isFollowToastKey = (key: string): key is FollowToastKey =>
  Object.hasOwn(followMessages.after, key)
