import { useState } from 'react'
import { highlightWording as wording } from '../../../schema/wording/quotes'
import { executeOnline } from '../../shell/once-online'
import { showToast } from '../../shell/toast'
import { isDone, useChange } from '../settings/use-change'
import { DeleteQuote } from './delete-quote.generated'
import { RestoreQuote } from './restore-quote.generated'

/** Removes highlights, which disappear at once and come back if that is refused or undone. */
export function useRemoveQuote() {
  const removing = useChange(DeleteQuote, executeOnline)
  const restoring = useChange(RestoreQuote, executeOnline)
  /** The ids of those that are removed. */
  const [hidden, setHidden] = useState<readonly string[]>([])
  const show = (quoteId: string) => setHidden((before) => before.filter((id) => id !== quoteId))
  const restore = async (quoteId: string) => {
    if (!isDone(await restoring.attempt({ quoteId }))) return
    show(quoteId)
    showToast({ message: wording.restored, about: quoteId })
  }
  const remove = async (quoteId: string) => {
    setHidden((before) => [...before, quoteId])
    const outcome = await removing.attempt({ quoteId })
    if (!isDone(outcome)) return show(quoteId)
    showToast({
      message: wording.removed(outcome.done.words ?? ''),
      action: { label: wording.undo, onAction: () => void restore(quoteId) },
      about: quoteId,
      extraParams: { testId: 'highlight-removed' },
    })
  }
  return { hidden, remove, show }
}
