/** Labels of the button that follows, which many pages show. Its messages: follow-messages.ts. */
export const followWording = {
  /** The name is for screen readers alone. */
  follow: <Name>(name: Name) => ['Follow ', name],
  following: <Name>(name: Name) => ['Following ', name],
} as const
