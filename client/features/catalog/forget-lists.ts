import type { QueryClient } from '@tanstack/react-query'
import { OwnList } from './own-list.generated'
import { OwnLists } from './own-lists.generated'

/** Has the pages of the viewer's lists requested again when they are opened next; what is shown stays. */
export function forgetLists(queryClient: QueryClient): void {
  for (const { name } of [OwnList, OwnLists])
    queryClient.invalidateQueries({ queryKey: [name], refetchType: 'none' })
}
