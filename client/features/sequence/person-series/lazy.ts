import { lazily } from '../../../lib/lazily'

/** A person's series, which one tab of their profile shows. */
export const personSeries = lazily(() => import('./index').then(({ PersonSeries }) => PersonSeries))
