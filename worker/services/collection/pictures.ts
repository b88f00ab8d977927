import { publicationMessages } from '../../../schema/wording/collection-messages'
import { takePictures } from '../media/pictures-in-use'
import type { Needs } from '../parts'
import { type Failed, type Failure, fail } from '../result'

/** Pictures by the names of their fields. */
type Pictures = Readonly<Record<string, string | null>>

/**
 * Why somebody can't use these pictures, if they can't: each has to be one that they uploaded, or the one that is in
 * use already.
 */
export async function faultOfPictures(
  { db, clock }: Needs<'db' | 'clock'>,
  userId: string,
  wanted: Pictures,
  current: Readonly<Record<string, unknown>> = {},
): Promise<Failed<Failure<'BAD_REQUEST'>> | undefined> {
  const added = Object.entries(wanted).filter(([field, id]) => id !== null && id !== current[field])
  if (added.length === 0) return undefined
  const pictures = await takePictures(
    db,
    added.map(([, id]) => id ?? ''),
    clock.now(),
  )
  const own = new Set(pictures.filter(({ ownerId }) => ownerId === userId).map(({ id }) => id))
  const [fault] = added.filter(([, id]) => !own.has(id ?? ''))
  return fault && fail('BAD_REQUEST', publicationMessages.pictureInvalid, fault[0])
}
