import type { ReadingPlace } from '../../../data/reading-history/rows'
import type { HistoryItem } from '../../../services/reading-history/lists'

export type ReadingHistoryItemMapper = HistoryItem
export type ReadingPlaceMapper = ReadingPlace
