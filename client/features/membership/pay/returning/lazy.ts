import { lazily } from '../../../../lib/lazily'

/** What only those need who leave for their bank, or are back: hardly anybody. */
export const returning = lazily(() => import('./index'))
