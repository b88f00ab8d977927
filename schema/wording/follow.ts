/** Labels of the button that follows, which many pages show. Its messages: follow-messages.ts. */
export const followWording = {
  follow: 'Follow',
  following: 'Following',
  followName: (name: string) => `Follow ${name}`,
  unfollowName: (name: string) => `Unfollow ${name}`,
} as const
