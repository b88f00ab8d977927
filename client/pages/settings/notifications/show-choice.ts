import type { QueryClient } from '@tanstack/react-query'
import { NotificationSettings, type NotificationSettingsQuery } from './notification-settings.generated'

/** Shows a choice on the page, and on later visits: the cached answer has it from then on. */
export function showChoice(queryClient: QueryClient, name: string, isOn: boolean): void {
  queryClient.setQueryData<NotificationSettingsQuery>([NotificationSettings.name, {}], (data) => {
    if (!data?.viewer) return data
    const { viewerEdge } = data.viewer
    const preferences = viewerEdge.preferences.filter((preference) => preference.name !== name)
    preferences.push({
      __typename: 'UserPreference',
      name,
      value: { __typename: 'BooleanPreference', booleanValue: isOn },
    })
    return { viewer: { ...data.viewer, viewerEdge: { ...viewerEdge, preferences } } }
  })
}
