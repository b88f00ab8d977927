import { useState } from 'react'
import { yourListsWording } from '../../../schema/wording/your-lists'
import { useApp } from '../../lib/app'
import { reloadPage } from '../../lib/reload-page'
import { Button } from '../../ui/Button'
import { preload, useLazy } from '../../ui/lazy'
import type { CatalogHeadFragment } from './catalog-head.generated'
import { listDialog, removal } from './manage/parts'

interface Props {
  list: CatalogHeadFragment
  /** Its own page shows it. */
  isItsPage?: boolean
  /** Shows the lists that are left once it is deleted. */
  showRest: () => Promise<void>
}

/** What the owner of a list can do with it. Everybody has the reading list: it stays as it is. */
export function ListTools({ list, isItsPage = false, showRest }: Props) {
  const app = useApp()
  const [isEditing, setEditing] = useState(false)
  const [isRemoving, setRemoving] = useState(false)
  const Dialog = useLazy(listDialog, isEditing)
  if (list.predefined !== null) return null
  const remove = async () => {
    setRemoving(true)
    await removal().then(
      (removeNow) => removeNow(app, list, showRest),
      () => reloadPage(),
    )
    setRemoving(false)
  }
  const nearDialog = () => void preload(listDialog)
  const nearRemoval = () => void preload(removal)
  return (
    <>
      <Button
        size="small"
        aria-haspopup="dialog"
        aria-label={yourListsWording.of(yourListsWording.edit, list.name)}
        onPointerEnter={nearDialog}
        onFocus={nearDialog}
        onClick={() => setEditing(true)}
      >
        {yourListsWording.edit}
      </Button>
      <Button
        size="small"
        look="danger"
        isPending={isRemoving}
        aria-label={yourListsWording.of(yourListsWording.remove, list.name)}
        onPointerEnter={nearRemoval}
        onFocus={nearRemoval}
        onClick={remove}
      >
        {yourListsWording.remove}
      </Button>
      {Dialog && <Dialog list={list} isItsPage={isItsPage} onClosed={() => setEditing(false)} />}
    </>
  )
}
