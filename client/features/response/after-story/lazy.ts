import { lazily } from '../../../lib/lazily'

/** The responses below a story, whose code is loaded when its reader nears them. */
export const afterStory = lazily(() => import('./index').then(({ AfterStory }) => AfterStory))
