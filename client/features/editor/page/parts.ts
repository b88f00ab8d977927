import { lazily } from '../../../lib/lazily'

/* Loaded when the page is there: its text is the writer's alone, and nothing of it is rendered on the server. */

export const storyWriter = lazily(() => import('./StoryWriter').then(({ StoryWriter }) => StoryWriter))
