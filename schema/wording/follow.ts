/** Labels of the button that follows, which many pages show. Its messages: follow-messages.ts. */
export const followWording = {
  follow: 'Follow',
  following: 'Following',
} as const
