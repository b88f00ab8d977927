import { responseWording as wording } from '../../../schema/wording/responses'
import { showError, showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { useChange } from '../settings/use-change'
import { CloseDiscussion } from './close-discussion.generated'

/** Closes the discussion of a story, or opens it again. */
export function DiscussionMenu({ postId, isClosed }: { postId: string; isClosed: boolean }) {
  const { attempt, isPending } = useChange(CloseDiscussion)
  const change = async (responsesClosed: boolean) => {
    const outcome = await attempt({ input: { postId, settings: { responsesClosed } } })
    if ('refusal' in outcome) return showError(outcome.refusal.message)
    showToast({
      message: responsesClosed ? wording.isClosed : wording.isOpen,
      action: { label: wording.undo, onAction: () => void change(!responsesClosed) },
      extraParams: { testId: 'discussion' },
    })
  }
  return (
    <Button look="text" size="small" isPending={isPending} onClick={() => void change(!isClosed)}>
      {isClosed ? wording.openDiscussion : wording.closeDiscussion}
    </Button>
  )
}
