import type { RespondedKind } from '../../../schema/rules/responses'
import { responseWording as wording } from '../../../schema/wording/responses'
import { showToast } from '../../shell/toast'
import { Button } from '../../ui/Button'
import { isDone, useChange } from '../settings/use-change'
import { CloseCatalogDiscussion } from './close-catalog-discussion.generated'
import { CloseDiscussion } from './close-discussion.generated'

interface Props {
  kind: RespondedKind
  id: string
  isClosed: boolean
}

/** Closes the discussion of a story or a list, or opens it again. */
export function DiscussionMenu({ kind, id, isClosed }: Props) {
  const ofStory = useChange(CloseDiscussion)
  const ofList = useChange(CloseCatalogDiscussion)
  const change = async (responsesClosed: boolean) => {
    const outcome =
      kind === 'post'
        ? ofStory.attempt({ input: { postId: id, settings: { responsesClosed } } })
        : ofList.attempt({ catalogId: id, responsesClosed })
    if (!isDone(await outcome)) return
    showToast({
      message: responsesClosed ? wording.isClosed : wording.isOpen,
      action: { label: wording.undo, onAction: () => void change(!responsesClosed) },
      about: `discussion:${id}`,
      extraParams: { testId: 'discussion' },
    })
  }
  const isPending = ofStory.isPending || ofList.isPending
  return (
    <Button look="text" size="small" isPending={isPending} onClick={() => void change(!isClosed)}>
      {isClosed ? wording.openDiscussion : wording.closeDiscussion}
    </Button>
  )
}
