import { useApp } from '../../lib/app'
import { mergeEntities } from '../../lib/merge-entities'
import { useOperationMutation } from '../../lib/mutation'
import { UpdateViewerPreferences } from '../../shell/signed-in/update-viewer-preferences.generated'
import { showError } from '../../shell/toast'
import type { NotificationSettingsQuery } from './notifications/notification-settings.generated'

/** A viewer with what they have chosen. */
export type Choosing = Pick<NonNullable<NotificationSettingsQuery['viewer']>, 'id' | 'viewerEdge'>

/**
 * The viewer's choices that are on or off, and what makes one: it shows at once, and goes back when it can't be stored.
 *
 * @param notSaved what is said then.
 */
export function useSwitches({ id, viewerEdge }: Choosing, notSaved: string) {
  const { queryClient } = useApp()
  const { mutateAsync } = useOperationMutation(UpdateViewerPreferences)
  const chosen: ReadonlyMap<string, boolean> = new Map(
    viewerEdge.preferences.flatMap(({ name, value }) =>
      'booleanValue' in value ? [[name, value.booleanValue] as const] : [],
    ),
  )
  const show = (name: string, booleanValue: boolean) =>
    mergeEntities(queryClient, {
      __typename: 'UserViewerEdge',
      id: viewerEdge.id,
      preferences: [
        ...viewerEdge.preferences.filter((preference) => preference.name !== name),
        { __typename: 'UserPreference', name, value: { __typename: 'BooleanPreference', booleanValue } },
      ],
    })
  const choose = async (name: string, isOn: boolean) => {
    show(name, isOn)
    const isKept = await mutateAsync({ userId: id, preferences: [{ name, booleanValue: isOn }] }).then(
      (result) => result.updateViewerPreferences,
      () => false,
    )
    if (!isKept) {
      show(name, !isOn)
      showError(notSaved)
    }
  }
  return { chosen, choose }
}
