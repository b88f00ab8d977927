import { lazily } from '../../../lib/lazily'

/** The question for a country, with the list of all. Hardly anybody is asked. */
export const askCountry = lazily(() => import('./AskCountry').then(({ AskCountry }) => AskCountry))
