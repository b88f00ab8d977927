import { lazily } from '../../../lib/lazily'

/** How a publication's stories look. Most publications look like the site, so other stories don't load it. */
export const themedStory = lazily(() => import('./index').then(({ ThemedStory }) => ThemedStory))
