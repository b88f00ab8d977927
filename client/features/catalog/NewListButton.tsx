import { useState } from 'react'
import { NEARLY_FULL } from '../../../schema/rules/catalogs'
import { MAX_LISTS } from '../../../schema/rules/limits'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { Button } from '../../ui/Button'
import { preload, useLazy } from '../../ui/lazy'
import { listDialog } from './manage/parts'

/** What begins another list, and says how many more there may be once that is worth knowing. */
export function NewListButton({ left }: { left: number }) {
  const [isOpen, setOpen] = useState(false)
  const Dialog = useLazy(listDialog, isOpen)
  const near = () => void preload(listDialog)
  return (
    <div className="flex flex-wrap items-center gap-3">
      {left <= NEARLY_FULL && (
        <p className="text-13 text-ink-soft">
          {left > 0 ? yourListsWording.listsLeft(left) : yourListsWording.noListsLeft(MAX_LISTS)}
        </p>
      )}
      {left > 0 && (
        <Button
          look="main"
          aria-haspopup="dialog"
          onPointerEnter={near}
          onFocus={near}
          onClick={() => setOpen(true)}
        >
          {yourListsWording.create}
        </Button>
      )}
      {Dialog && <Dialog onClosed={() => setOpen(false)} />}
    </div>
  )
}
