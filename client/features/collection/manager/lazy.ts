import { lazily } from '../../../lib/lazily'

/** The editors' manager of stories. Readers of a publication's lists don't load it. */
export const storiesManager = lazily(() => import('./index').then(({ StoriesManager }) => StoriesManager))
