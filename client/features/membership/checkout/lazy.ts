import { lazily } from '../../../lib/lazily'

/** Paying for a plan. Whoever only compares the plans doesn't load it. */
export const checkout = lazily(() => import('./index').then(({ Payment }) => Payment))
