import { editorWording } from '../../../../schema/wording/editor'
import type { Choice } from '../menus/choices'
import { choosePictures } from './files'

/** The slash menu's way to a picture: it opens the system's dialog for files. */
export const pictureChoice = (onPictures: (files: readonly File[]) => void): Choice => ({
  id: 'picture',
  ...editorWording.picture.choice,
  group: 'media',
  icon: 'M3.500 4.500h13v11h-13zM4 14l4-4.500 3 3 2-2 3.500 3.500M13 8h.01',
  command: () => {
    void choosePictures().then(onPictures)
    return true
  },
})
