import { useId, useRef } from 'react'
import { sidebarWording as wording } from '../../../schema/wording/sidebar'
import { DialogFrame, type DialogHandle } from '../../ui/dialog/DialogFrame'
import { Sidebar } from './Sidebar'

/** The sidebar over the page, which closes when one of its links is followed. */
export function Drawer({ onClosed }: { onClosed: () => void }) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  return (
    <DialogFrame
      ref={dialog}
      labelledBy={id}
      closeLabel={wording.close}
      onClosed={onClosed}
      width="w-60"
      shape="drawer"
    >
      <h2 id={id} className="flex min-h-14 items-center px-6 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      <Sidebar onFollow={() => dialog.current?.close()} />
    </DialogFrame>
  )
}
