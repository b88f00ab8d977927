import { lazily } from '../../../lib/lazily'

/** What to read after a story. It is below the text, so it is loaded when its reader nears it. */
export const onward = lazily(() => import('./index').then(({ Onward }) => Onward))
