/** Why nothing comes of it between two people one of whom blocks the other, and why blocking failed. */
export const blockMessages = {
  blocked: 'You can’t do this because you’ve been blocked.',
  blocking: 'You’ve blocked this person. Unblock them to do this.',
  yourself: 'You can’t block yourself.',
  noUser: 'There’s nobody here by that name.',
} as const
