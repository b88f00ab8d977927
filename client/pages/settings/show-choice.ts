import type { QueryClient } from '@tanstack/react-query'
import { mergeEntities } from '../../lib/merge-entities'
import type { NotificationSettingsQuery } from './notifications/notification-settings.generated'

/** A viewer with what they have chosen. */
export type Choosing = Pick<NonNullable<NotificationSettingsQuery['viewer']>, 'id' | 'viewerEdge'>

/** Shows a choice that is on or off on every page of the settings that has it: cached answers have it from then on. */
export const showChoice = (
  queryClient: QueryClient,
  { id, preferences }: Choosing['viewerEdge'],
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
