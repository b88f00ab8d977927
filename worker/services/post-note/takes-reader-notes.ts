import { preferenceOf } from '../../data/viewer/facts'
import type { Needs } from '../parts'

/** Whether somebody with this preference takes private notes from readers. */
export const takesNotes = (chosen: string | null | undefined): boolean => chosen !== 'false'

/** Whether a writer takes private notes from readers: they do until they turn that off in their settings. */
export async function takesReaderNotes({ db }: Needs<'db'>, writerId: string): Promise<boolean> {
  const chosen = await db.first(preferenceOf, writerId, 'allowReaderNotes')
  return takesNotes(chosen?.value)
}
