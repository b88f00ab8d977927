import { countOf } from './counts'

/** Why a story can't be featured in its publication. */
export const featuringWording = {
  noStory: 'This publication has no such story.',
  notListed: 'Only a published story can be featured.',
  tooMany: (most: number) => `A publication can feature at most ${countOf(most, 'story', 'stories')}.`,
  twice: 'A story can be featured only once.',
  changed:
    'Somebody has changed the featured stories in the meantime. Look at them, then make your change again.',
  editorsOnly: 'Only owners and editors choose what a publication features.',
} as const
