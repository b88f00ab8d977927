import { preferenceOf } from '../../data/viewer/facts'
import type { Needs } from '../parts'

/** Whether a writer takes private notes from readers: they do until they turn that off in their settings. */
export async function takesReaderNotes({ db }: Needs<'db'>, writerId: string): Promise<boolean> {
  const chosen = await db.first(preferenceOf, writerId, 'allowReaderNotes')
  return chosen?.value !== 'false'
}
