import { useQueryClient } from '@tanstack/react-query'
import type { AccountFieldsFragment } from '../../../features/settings/account-fields.generated'
import { mergeEntities } from '../../../lib/merge-entities'

/**
 * Lets everything that shows the person know of a change: the settings of an account are the viewer's, and a
 * user's, too.
 */
export function useShowPerson(): (settings: AccountFieldsFragment) => void {
  const queryClient = useQueryClient()
  return ({ id, name, username, imageId, bio }) => {
    const person = { id, name, username, imageId }
    mergeEntities(queryClient, [
      { __typename: 'Viewer', ...person },
      { __typename: 'User', ...person, bio },
    ])
  }
}
