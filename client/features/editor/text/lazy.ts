import { lazily } from '../../../lib/lazily'

/** The editor for a text within a form: nothing of it is rendered on the server. */
export const textField = lazily(() => import('./TextField').then(({ TextField }) => TextField))
