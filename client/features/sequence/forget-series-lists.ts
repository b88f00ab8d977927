import type { QueryClient } from '@tanstack/react-query'
import { OwnSequences } from './own-sequences.generated'

/** Forgets the cached lists of the viewer's series, because one was added, has moved or is gone. */
export const forgetSeriesLists = (queryClient: QueryClient): void =>
  queryClient.removeQueries({ queryKey: [OwnSequences.name] })
