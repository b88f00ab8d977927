/** Why a story can't be read. The worker says it, so no page loads these texts. */
export const hiddenPostWording = {
  notFound: 'This story doesn’t exist or has been removed.',
  removed: 'The writer has removed this story.',
  suspended: 'This story is hidden because its writer is suspended.',
  review: 'This story is under review because it may violate our rules.',
  violation: 'This story was removed because it violates our rules.',
  withheld: (country: string, reason: string) =>
    `This story isn’t available in your country (${country}). ${reason}`,
} as const

/** Why a list or a publication can't be seen. */
export const takenDownWording = {
  CATALOG: {
    review: 'This list is under review because it may violate our rules.',
    violation: 'This list was removed because it violates our rules.',
  },
  COLLECTION: {
    review: 'This publication is under review because it may violate our rules.',
    violation: 'This publication was removed because it violates our rules.',
  },
} as const
