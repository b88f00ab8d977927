import { lazily } from '../../lib/lazily'

/** The button of somebody who is signed in: visitors only need a link. */
export const saveControl = lazily(() => import('./save/SaveControl').then(({ SaveControl }) => SaveControl))
