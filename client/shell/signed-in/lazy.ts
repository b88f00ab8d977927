import { lazily } from '../../lib/lazily'

/** What there is to say about the viewer's membership, loaded for those to whom something is said. */
export const lazyTopBanner = lazily(() => import('./TopBanner').then(({ TopBanner }) => TopBanner))
