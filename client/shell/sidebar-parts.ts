import { lazily } from '../lib/lazily'

/** The sidebar over the page, with the dialog that holds it: loaded when somebody is about to open it. */
export const drawer = lazily(() => import('./sidebar/Drawer').then(({ Drawer }) => Drawer))

/** The sidebar beside the page. */
export const panel = lazily(() => import('./sidebar').then(({ Panel }) => Panel))
