import { useEffect } from 'react'
import { reportLater } from '../../lib/events/later'
import type { PreloadedState } from '../../lib/preloaded-state'

/**
 * Reports that the box was opened, and each query whose suggestions have arrived.
 *
 * @param answered the query; empty while there is none, or no answer to it.
 * @param hits how many suggestions it has.
 */
export function useSearchEvents(state: PreloadedState, answered: string, hits: number): void {
  useEffect(() => reportLater(state, 'search.predictiveOpened', {}), [state])
  useEffect(() => {
    if (answered !== '') reportLater(state, 'search.predictiveQueried', { hits })
  }, [answered, hits, state])
}
