import { lazily } from '../../lib/lazily'

/* Loaded when an author presses a button. */

export const bookDialog = lazily(() => import('./BookDialog').then(({ BookDialog }) => BookDialog))
export const orderDialog = lazily(() => import('./OrderDialog').then(({ OrderDialog }) => OrderDialog))
export const removal = lazily(() => import('./remove-with-undo').then(({ removeWithUndo }) => removeWithUndo))
