import { toastWording } from '../../../schema/wording/toasts'
import { viewerWording } from '../../../schema/wording/viewer'
import { useOperationMutation } from '../../lib/mutation'
import { useViewer } from '../../lib/use-viewer'
import { Button } from '../../ui/Button'
import { showError } from '../toast'
import { StartSpoofing } from './start-spoofing.generated'

interface Props {
  /** The person whose page this is. */
  user: { id: string; username: string; name: string }
}

/**
 * Lets a member of staff act as the person whose page this is. Rule: docs/rules/viewer.md, "Acting as
 * somebody else".
 */
export function ActAs({ user: { id, username, name } }: Props) {
  const viewer = useViewer()
  const start = useOperationMutation(StartSpoofing)
  if (!viewer?.isStaff || viewer.id === id) return null
  const fail = (message: string) => showError(message)
  const begin = () =>
    start.mutate(
      { username },
      {
        onSuccess: ({ startSpoofing: result }) => {
          if ('message' in result) return fail(result.message)
          // Everything on the page becomes somebody else's. The banner that says so is at the top.
          window.scrollTo({ top: 0, behavior: 'instant' })
          window.location.reload()
        },
        onError: () => fail(toastWording.after.error),
      },
    )
  return (
    <Button
      look="text"
      isPending={start.isPending}
      onClick={begin}
      className="mt-4 text-ink-soft hover:text-ink"
      data-no-print
    >
      {viewerWording.spoofing.begin(name)}
    </Button>
  )
}
