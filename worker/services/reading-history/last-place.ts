import { BEGUN, FINISHED, PROGRESS_STEPS } from '../../../schema/rules/reading-history'
import type { RowOf } from '../../data/database'
import type { placesByKeys } from '../../data/reading-history/queries'

type Place = RowOf<typeof placesByKeys>

const isWithin = (progress: number): boolean =>
  progress >= BEGUN * PROGRESS_STEPS && progress < FINISHED * PROGRESS_STEPS

/** Where somebody goes on in a story: where they stopped last, unless that is its beginning or its end. */
export function lastPlace(places: readonly Place[]): Place | null {
  const [last] = places.toSorted((a, b) => b.savedAt - a.savedAt)
  return last && last.finishedAt === null && isWithin(last.progress) ? last : null
}
