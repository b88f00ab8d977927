import { editorWording } from '../../../../schema/wording/editor'
import type { Choice } from '../menus/choices'
import { choosePictures } from './files'

/** The slash menu's way to a picture: it opens the system's dialog for files. */
export const pictureChoice = (onPictures: (files: readonly File[]) => void): Choice => ({
  id: 'picture',
  ...editorWording.picture.choice,
  command: () => {
    void choosePictures().then(onPictures)
    return true
  },
})
