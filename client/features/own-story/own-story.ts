import type { OwnStoriesQuery } from './own-stories.generated'

/** One of the viewer's stories, as the list has it. */
export type OwnStory = NonNullable<OwnStoriesQuery['viewer']>['stories']['stories'][number]
