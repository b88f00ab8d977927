import type { QueryClient } from '@tanstack/react-query'
import type { OwnIneligibilityQuery } from './own-ineligibility.generated'

/** Whether an answer, of whatever operation, says what keeps the viewer from being paid. */
const saysIneligibility = (answer: unknown): boolean =>
  (answer as Partial<OwnIneligibilityQuery> | undefined)?.viewer?.partnerIneligibility !== undefined

/**
 * Has what keeps the viewer from joining, or from being paid, requested again where it is shown next, because it may have
 * changed.
 */
export function forgetIneligibility(queryClient: QueryClient): void {
  queryClient.invalidateQueries({
    predicate: ({ state }) => saysIneligibility(state.data),
    refetchType: 'none',
  })
}
