import { IMAGE_TYPES } from '../../../../schema/rules/images/limits'
import { inertMarkup } from '../paste/inert-markup'

/** Whether HTML has words: then it is the text that is pasted, and a picture of it comes along. */
const hasWords = (html: string): boolean => html !== '' && (inertMarkup(html).textContent ?? '').trim() !== ''

/** The pictures that are pasted or dropped as files. Whatever else is a file is left out. */
export function picturesIn(data: DataTransfer | null): File[] {
  const files = [...(data?.files ?? [])].filter(({ type }) => type.startsWith('image/'))
  return files.length > 0 && !hasWords(data?.getData('text/html') ?? '') ? files : []
}

/** Opens the system's dialog for files; resolves when some are chosen, and never if none are. */
export const choosePictures = (): Promise<File[]> =>
  new Promise((resolve) => {
    const input = document.createElement('input')
    Object.assign(input, { type: 'file', accept: IMAGE_TYPES.join(','), multiple: true })
    input.addEventListener('change', () => resolve([...(input.files ?? [])]))
    input.click()
  })
