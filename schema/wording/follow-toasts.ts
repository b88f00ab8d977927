/** Toasts about following that are shown after a redirect, by their keys (docs/rules/viewer.md, "Toasts"). */
export const followToasts = {
  followed: (name: string) => `You’re following ${name}`,
  unfollowed: (name: string) => `You unfollowed ${name}`,
  'already-following': (name: string) => `You're already following ${name}`,
  'follow-yourself': () => 'You cannot follow yourself',
  'follow-failed': () => "Sorry, that didn't work. Click Follow on the page below to try again.",
} as const

export type FollowToastKey = keyof typeof followToasts

export const isFollowToastKey = (key: string): key is FollowToastKey => Object.hasOwn(followToasts, key)
