import { readingHistory, readingPlace } from '../../../schema/tables/reading-history'
import { type Row, without } from '../sql/rows'

export const historyFields = without(readingHistory, 'userId')

/** A story in a person's history. */
export interface HistoryEntry extends Row<typeof historyFields> {}

export const placeFields = without(readingPlace, 'userId')

/** Where somebody stopped on one of their devices. */
export interface ReadingPlace extends Row<typeof placeFields> {}

/** The key of a person's places in a story, for the loader. */
export const placesKey = (userId: string, postId: string): string => JSON.stringify([userId, postId])
