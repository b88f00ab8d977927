import { lazily } from '../../../lib/lazily'

/** The text is its writer's alone, so nothing of it is rendered on the server: the editor is loaded with the page. */
export const storyWriter = lazily(() => import('./StoryWriter').then(({ StoryWriter }) => StoryWriter))
