import { toastWording } from '../../schema/wording/toasts'
import { useOperationMutation } from '../lib/mutation'
import { useViewer } from '../lib/use-viewer'
import { showError } from './toast'
import { UserDismissFlag } from './user-dismiss-flag.generated'

/**
 * Something that the viewer can dismiss for good: whether they have, and what dismisses it. It is gone at once, and
 * comes back if the dismissal can't be stored. Rule: docs/rules/viewer.md, "Dismissals".
 */
export function useDismissal(flag: string): { isDismissed: boolean; dismiss: () => void } {
  const viewer = useViewer()
  const { mutate, isPending, isSuccess } = useOperationMutation(UserDismissFlag)
  const dismiss = () => {
    if (!viewer) return
    const onError = () => showError(toastWording.after.error)
    mutate({ userId: viewer.id, flag }, { onError })
  }
  const isStored = viewer === null || viewer.dismissableFlags.includes(flag)
  return { isDismissed: isStored || isPending || isSuccess, dismiss }
}
