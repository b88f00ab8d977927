import { lazily } from '../../lib/lazily'

/* Loaded with the first @ that somebody writes. */

export const responseMentions = lazily(() =>
  import('./ResponseMentions').then(({ ResponseMentions }) => ResponseMentions),
)
export const storyMentions = lazily(() =>
  import('./StoryMentions').then(({ StoryMentions }) => StoryMentions),
)
