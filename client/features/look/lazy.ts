import { lazily } from '../../lib/lazily'

/** The reader's choices, which open beside a button. */
export const lookPopover = lazily(() => import('./LookPopover').then(({ LookPopover }) => LookPopover))
