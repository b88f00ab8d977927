import { lazily } from '../../../lib/lazily'

/* The text is its writer's alone, so nothing of it is rendered on the server: the editor is loaded with the page. */

export const storyWriter = lazily(() => import('./StoryWriter').then(({ StoryWriter }) => StoryWriter))

/* Loaded when a writer opens them. */

export const publishDialog = lazily(() =>
  import('../publish/PublishDialog').then(({ PublishDialog }) => PublishDialog),
)
export const conflictDialog = lazily(() =>
  import('../conflict/ConflictDialog').then(({ ConflictDialog }) => ConflictDialog),
)
