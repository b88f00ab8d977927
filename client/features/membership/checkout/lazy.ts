import { lazily } from '../../../lib/lazily'

/** Paying for a plan. Pages that only show what can be chosen don't load it. */
export const checkout = lazily(() => import('./index').then(({ Payment }) => Payment))
