import { useApp } from '../../lib/app'
import { useOperationMutation } from '../../lib/mutation'
import { UpdateViewerPreferences } from '../../shell/signed-in/update-viewer-preferences.generated'
import { showError } from '../../shell/toast'
import { showChoice } from './show-choice'
import type { ViewerSwitchesFragment } from './viewer-switches.generated'

/**
 * The viewer's choices that are on or off, and what makes one: it shows at once, and goes back when it can't be stored.
 *
 * @param notSaved what is said then.
 */
export function useSwitches({ id, viewerEdge }: ViewerSwitchesFragment, notSaved: string) {
  const { queryClient } = useApp()
  const { mutateAsync } = useOperationMutation(UpdateViewerPreferences)
  const chosen: ReadonlyMap<string, boolean> = new Map(
    viewerEdge.preferences.flatMap(({ name, value }) =>
      'booleanValue' in value ? [[name, value.booleanValue] as const] : [],
    ),
  )
  const choose = async (name: string, isOn: boolean) => {
    showChoice(queryClient, viewerEdge, name, isOn)
    const isKept = await mutateAsync({ userId: id, preferences: [{ name, booleanValue: isOn }] }).then(
      (result) => result.updateViewerPreferences,
      () => false,
    )
    if (!isKept) {
      showChoice(queryClient, viewerEdge, name, !isOn)
      showError(notSaved)
    }
  }
  return { chosen, choose }
}
