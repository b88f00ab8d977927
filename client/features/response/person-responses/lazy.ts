import { lazily } from '../../../lib/lazily'

/** A person's responses, which one tab of their profile shows. */
export const personResponses = lazily(() => import('./index').then(({ PersonResponses }) => PersonResponses))
