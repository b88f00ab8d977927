import { lazily } from '../../lib/lazily'

/** Offers to go on where somebody stopped: loaded after the page, for whoever is signed in. */
export const placeOffer = lazily(() => import('./place/PlaceOffer').then(({ PlaceOffer }) => PlaceOffer))
