import { lazily } from '../../lib/lazily'

/* Loaded with the first @ that somebody writes. */

export const storyMentions = lazily(() =>
  import('./StoryMentions').then(({ StoryMentions }) => StoryMentions),
)
