import { IMAGE_TYPES } from '../../../../schema/rules/images/limits'
import { inertMarkup } from '../paste/inert-markup'

/** Whether HTML has words: then it is the text that is pasted, and a picture of it comes along. */
const hasWords = (html: string): boolean => html !== '' && (inertMarkup(html).textContent ?? '').trim() !== ''

/** Whether a file goes to the store of pictures, which says itself which ones it takes. */
export const isPicture = ({ type }: File): boolean => type.startsWith('image/')

/** The files that are pasted or dropped. @param takesAll whether others than pictures are taken, too. */
export function filesIn(data: DataTransfer | null, takesAll: boolean): File[] {
  const files = [...(data?.files ?? [])].filter((file) => takesAll || isPicture(file))
  return files.length > 0 && !hasWords(data?.getData('text/html') ?? '') ? files : []
}

/** Opens the system's dialog for files; resolves when some are chosen, and never if none are. */
export const chooseFiles = (accept: string): Promise<File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', accept, multiple: true })
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.click()
  })

export const choosePictures = (): Promise<File[]> => chooseFiles(IMAGE_TYPES.join(','))
