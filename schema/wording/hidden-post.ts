/** Why a story can't be read. The worker says it, so no page loads these texts. */
export const hiddenPostWording = {
  notFound: 'This story doesn’t exist or has been removed.',
  removed: 'The writer has removed this story.',
  suspended: 'This story is hidden because its writer is suspended.',
} as const
