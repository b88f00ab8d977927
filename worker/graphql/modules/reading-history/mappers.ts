import type { ReadingPlace } from '../../../data/reading-history/rows'
import type { HistoryItem } from '../../../services/reading-history/lists'
import type { ShownPost } from '../post/show'

export type ReadingHistoryItemMapper = ShownPost<HistoryItem>
export type ReadingPlaceMapper = ReadingPlace
