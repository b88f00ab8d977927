import { editorWording } from '../../../../schema/wording/editor'
import type { Choice } from '../menus/choices'
import { chooseFiles } from '../pictures/files'

const { recording, attachment } = editorWording.file

/** The slash menu's ways to a file: they open the system's dialog. What a file becomes follows from its bytes. */
export const fileChoices = (onFiles: (files: readonly File[]) => void): Choice[] => {
  const choosing = (accept: string) => () => {
    void chooseFiles(accept).then(onFiles)
    return true
  }
  return [
    {
      id: 'recording',
      ...recording,
      group: 'media',
      icon: 'M4 8v4M7 5v10M10 7v6M13 4v12M16 8v4',
      command: choosing('audio/*,video/*'),
    },
    {
      id: 'attachment',
      ...attachment,
      group: 'media',
      icon: 'M14 9l-5 5a2.500 2.500 0 01-3.500-3.500l6-6a1.800 1.800 0 012.500 2.500l-6 6',
      command: choosing(''),
    },
  ]
}
