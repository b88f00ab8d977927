import type { QueryClient } from '@tanstack/react-query'
import { mergeEntities } from '../../lib/merge-entities'
import type { ViewerSwitchesFragment } from './viewer-switches.generated'

/** Shows a choice that is on or off on every page of the settings that has it: cached answers have it from then on. */
export const showChoice = (
  queryClient: QueryClient,
  { id, preferences }: ViewerSwitchesFragment['viewerEdge'],
  name: string,
  booleanValue: boolean,
): void =>
  mergeEntities(queryClient, {
    __typename: 'UserViewerEdge',
    id,
    preferences: [
      ...preferences.filter((preference) => preference.name !== name),
      { __typename: 'UserPreference', name, value: { __typename: 'BooleanPreference', booleanValue } },
    ],
  })
