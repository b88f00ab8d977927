/** Why a story can't be featured in its publication. */
export const featuringWording = {
  noStory: 'This publication has no such story.',
  notListed: 'Only a published story can be featured.',
  editorsOnly: 'Only owners and editors choose what a publication features.',
} as const
