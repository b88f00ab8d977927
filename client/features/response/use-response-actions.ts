import { responseWording as wording } from '../../../schema/wording/responses'
import { showToast } from '../../shell/toast'
import { isDone, useChange } from '../settings/use-change'
import { useDiscussion } from './discussion-facts'
import { HideCatalogResponseOnParent } from './hide-catalog-response-on-parent.generated'
import { HidePostResponseOnParentPost } from './hide-post-response-on-parent-post.generated'
import { PinPostResponse } from './pin-post-response.generated'
import { ShowCatalogResponseOnParent } from './show-catalog-response-on-parent.generated'
import { TrashResponse } from './trash-response.generated'
import { UnhidePostResponseOnParentPost } from './unhide-post-response-on-parent-post.generated'
import { UntrashResponse } from './untrash-response.generated'

/**
 * Actions on a response that take one press; each can be undone from its message.
 *
 * @param onGone is given a function that restores the response when it was deleted, and nothing when it is restored.
 */
export function useResponseActions(id: string, onGone: (gone?: { restore: () => void }) => void) {
  const { id: parentId, kind, pinnedId, refresh } = useDiscussion()
  const removing = useChange(TrashResponse)
  const restoring = useChange(UntrashResponse)
  const hiding = useChange(HidePostResponseOnParentPost)
  const showing = useChange(UnhidePostResponseOnParentPost)
  const hidingInList = useChange(HideCatalogResponseOnParent)
  const showingInList = useChange(ShowCatalogResponseOnParent)
  const pinning = useChange(PinPostResponse)
  const inParent = { parentPostId: parentId, postResponseId: id }
  const inList = { parentCatalogId: parentId, catalogResponseId: id }
  const isOfList = kind === 'catalog'
  const restore = async () => {
    if (!isDone(await restoring.attempt({ targetPostId: id }))) return
    onGone()
    showToast({ message: wording.restored, about: id })
  }
  const remove = async () => {
    if (!isDone(await removing.attempt({ targetPostId: id }))) return
    onGone({ restore: () => void restore() })
    showToast({
      message: wording.removed,
      action: { label: wording.undo, onAction: () => void restore() },
      about: id,
      extraParams: { testId: 'response-removed' },
    })
  }
  const show = async () => {
    const outcome = isOfList ? showingInList.attempt(inList) : showing.attempt(inParent)
    if (!isDone(await outcome)) return
    showToast({
      message: wording.isShown,
      action: { label: wording.undo, onAction: () => void hide() },
      about: id,
      extraParams: { testId: 'response-shown' },
    })
    refresh()
  }
  const hide = async () => {
    const outcome = isOfList ? hidingInList.attempt(inList) : hiding.attempt(inParent)
    if (!isDone(await outcome)) return
    showToast({
      message: wording.isHidden,
      action: { label: wording.undo, onAction: () => void show() },
      about: id,
      extraParams: { testId: 'response-hidden' },
    })
    refresh()
  }
  /** @param before the response that was pinned until now, which gets its place back. */
  const setPinned = async (postResponseId: string, isPinned: boolean, before: string | undefined) => {
    if (!isDone(await pinning.attempt({ ...inParent, postResponseId, isPinned }))) return
    const undo = () =>
      isPinned && before !== undefined
        ? setPinned(before, true, postResponseId)
        : setPinned(postResponseId, !isPinned, undefined)
    showToast({
      message: isPinned ? wording.isPinned : wording.isUnpinned,
      action: { label: wording.undo, onAction: () => void undo() },
      about: `pin:${parentId}`,
      extraParams: { testId: isPinned ? 'response-pinned' : 'response-unpinned' },
    })
    refresh()
  }
  const pin = (isPinned: boolean) => setPinned(id, isPinned, pinnedId)
  return { remove, restore, hide, show, pin }
}
