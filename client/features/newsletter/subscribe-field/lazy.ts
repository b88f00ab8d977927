import { lazily } from '../../../lib/lazily'

/** The form that subscribes somebody where they read. Most pages don't have it. */
export const subscribeField = lazily(() => import('./index').then(({ SubscribeField }) => SubscribeField))
