import { lazily } from '../../lib/lazily'

/** The button of a signed-in reader: visitors only need a link. */
export const saveControl = lazily(() => import('./save/SaveControl').then(({ SaveControl }) => SaveControl))
