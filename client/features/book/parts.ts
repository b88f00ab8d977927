import { lazily } from '../../lib/lazily'

/* What only authors need, and only when they press something. */

export const bookDialog = lazily(() => import('./BookDialog').then(({ BookDialog }) => BookDialog))
export const orderDialog = lazily(() => import('./OrderDialog').then(({ OrderDialog }) => OrderDialog))
export const removal = lazily(() => import('./remove-with-undo').then(({ removeWithUndo }) => removeWithUndo))
