import { countOf } from './counts'

/** What the worker says about changes of a writer's own stories. */
export const ownStoryWording = {
  none: 'Choose a story first.',
  tooMany: (most: number) => `At most ${countOf(most, 'story', 'stories')} can be changed at once.`,
  tooManyTopics: (most: number) => `It would have more than ${countOf(most, 'topic')}.`,
  notInTrash: 'This story isn’t in the trash.',
  notListed: 'Only a story that lists show can be pinned.',
  notOut: 'This story isn’t published.',
  failed: 'Something went wrong with this story. Please try again.',
} as const
