import { useState } from 'react'
import { historyWording as wording } from '../../../schema/wording/reading-history'
import { showToast } from '../../shell/toast'
import { isDone, useChange } from '../settings/use-change'
import { RemoveFromReadingHistory } from './remove-from-reading-history.generated'
import { RestoreToReadingHistory } from './restore-to-reading-history.generated'

/** A story of the history. */
interface ReadStory {
  id: string
  title: string
}

/** What a message about a story's place in the history speaks of. */
const keyOf = ({ id }: ReadStory): string => `history:${id}`

/** Takes stories out of the history: they disappear at once, and come back if that is refused or undone. */
export function useRemoval() {
  const removing = useChange(RemoveFromReadingHistory)
  const restoring = useChange(RestoreToReadingHistory)
  /** The ids of those that are out. */
  const [hidden, setHidden] = useState<readonly string[]>([])
  const show = (id: string) => setHidden((before) => before.filter((each) => each !== id))
  const restore = async (story: ReadStory) => {
    const { id: targetPostId, title } = story
    if (!isDone(await restoring.attempt({ targetPostId }))) return
    show(targetPostId)
    showToast({ message: wording.restored(title), about: keyOf(story) })
  }
  const remove = async (story: ReadStory) => {
    const { id: targetPostId, title } = story
    setHidden((before) => [...before, targetPostId])
    if (!isDone(await removing.attempt({ targetPostId }))) return show(targetPostId)
    showToast({
      message: wording.removed(title),
      action: { label: wording.undo, onAction: () => void restore(story) },
      about: keyOf(story),
      extraParams: { testId: 'history-removed' },
    })
  }
  return { hidden, remove }
}
