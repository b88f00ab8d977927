import { useState } from 'react'
import {
  NOTIFICATION_KINDS,
  NOTIFICATION_PREFERENCES,
  type NotificationKind,
} from '../../../schema/rules/notifications'
import { notificationListWording } from '../../../schema/wording/notification-list'
import { notificationWording } from '../../../schema/wording/notifications'
import { useOperationMutation } from '../../lib/mutation'
import { useViewer } from '../../lib/use-viewer'
import { UpdateViewerPreferences } from '../../shell/signed-in/update-viewer-preferences.generated'
import { showError, showToast } from '../../shell/toast'
import type { NotificationItemFragment } from './notification-item.generated'

type KindName = NotificationItemFragment['kind']

/** A kind of notification by its name in the API. */
export function kindNamed(name: KindName): NotificationKind {
  const kind = NOTIFICATION_KINDS.find((one) => one.toUpperCase().replaceAll('-', '_') === name)
  if (!kind) throw new Error(`No kind of notification is called ${name}.`)
  return kind
}

/** The kinds that the reader has turned off while the page was open, and what turns one off or on again. */
export function useKinds() {
  const viewer = useViewer()
  const { mutateAsync } = useOperationMutation(UpdateViewerPreferences)
  const [off, setOff] = useState<ReadonlySet<KindName>>(new Set())
  const choose = async (name: KindName, isOn: boolean): Promise<void> => {
    if (!viewer) return
    const preferences = [{ name: NOTIFICATION_PREFERENCES[kindNamed(name)].inApp, booleanValue: isOn }]
    const isKept = await mutateAsync({ userId: viewer.id, preferences }).then(
      (result) => result.updateViewerPreferences,
      () => false,
    )
    if (!isKept) return showError(notificationWording.notSaved)
    setOff((before) => new Set(isOn ? [...before].filter((one) => one !== name) : [...before, name]))
    const { turnedOff, turnedOn, undo } = notificationListWording
    showToast({
      message: (isOn ? turnedOn : turnedOff)(notificationWording.kinds[name].title),
      action: { label: undo, onAction: () => void choose(name, !isOn) },
      about: `notifications-${name}`,
      extraParams: { testId: 'kind-chosen' },
    })
  }
  return { off, choose }
}
