import { lazily } from '../../../lib/lazily'

/** What became of a gift. The page that sells gifts doesn't load it. */
export const givenGift = lazily(() => import('./index').then(({ Given }) => Given))
