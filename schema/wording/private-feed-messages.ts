/** What the worker says about private feeds. */
export const privateFeedMessages = {
  membersOnly: 'Private feeds are for members.',
} as const
