import { lazily } from '../../../lib/lazily'

/** What became of a gift. Whoever is about to give one doesn't load it. */
export const givenGift = lazily(() => import('./index').then(({ Given }) => Given))
