import { lazily } from '../../../lib/lazily'

/** What stands in place of a story that is hidden: readable stories don't load it. */
export const hiddenStory = lazily(() => import('./index').then(({ HiddenStory }) => HiddenStory))
