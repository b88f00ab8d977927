import { lazily } from '../../../lib/lazily'

/* Loaded when the owner of a list presses a button. */

export const listDialog = lazily(() => import('./ListDialog').then(({ ListDialog }) => ListDialog))
export const listItems = lazily(() => import('./ListItems').then(({ ListItems }) => ListItems))
export const removal = lazily(() => import('./remove-list').then(({ removeList }) => removeList))
