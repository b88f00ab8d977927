import { lazily } from '../../../../lib/lazily'

/** What the tab keeps of whoever may leave for their bank. */
export const leaving = lazily(() => import('./left'))

/** What whoever is back pays with. */
export const returnedPayment = lazily(() =>
  import('./ReturnedPayment').then(({ ReturnedPayment }) => ReturnedPayment),
)
