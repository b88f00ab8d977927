import { lazily } from '../../../lib/lazily'

/* Loaded when a reader presses a button. */

export const noteToWriters = lazily(() =>
  import('../../post-note/NoteToWriters').then(({ NoteToWriters }) => NoteToWriters),
)
export const pictureSharing = lazily(() => import('./share-picture').then(({ sharePicture }) => sharePicture))
