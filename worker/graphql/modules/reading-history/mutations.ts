import { clearReadingHistory } from '../../../services/reading-history/clear-reading-history'
import { removeFromReadingHistory } from '../../../services/reading-history/remove-from-reading-history'
import { restoreToReadingHistory } from '../../../services/reading-history/restore-to-reading-history'
import { setReadingHistoryPaused } from '../../../services/reading-history/set-reading-history-paused'
import { command } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const readingHistoryMutations: Resolvers = {
  Mutation: {
    removeFromReadingHistory: command(removeFromReadingHistory),
    restoreToReadingHistory: command(restoreToReadingHistory),
    clearReadingHistory: command(clearReadingHistory),
    setReadingHistoryPaused: command(setReadingHistoryPaused),
  },
}
