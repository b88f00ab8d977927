import { useId, useRef } from 'react'
import { sidebarWording as wording } from '../../../schema/wording/sidebar'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { type DialogHandle, DialogPopup } from '../../ui/dialog/DialogPopup'
import { isLibraryPage } from './library-pages'
import { Sidebar } from './Sidebar'
import { YourLibrary } from './YourLibrary'

/** The sidebar over the page, which closes when one of its links is followed. */
export function Drawer({ onClosed }: { onClosed: () => void }) {
  const id = useId()
  const dialog = useRef<DialogHandle>(null)
  const viewer = useViewer()
  const { pageId } = usePage()
  const hasLibrary = viewer !== null && isLibraryPage(pageId)
  const close = () => dialog.current?.close()
  return (
    <DialogPopup
      ref={dialog}
      labelledBy={id}
      closeLabel={wording.close}
      onClosed={onClosed}
      width={hasLibrary ? 'w-80' : 'w-60'}
      shape="drawer"
    >
      <h2 id={id} className="flex min-h-14 items-center px-6 font-serif text-20 font-semibold">
        {wording.title}
      </h2>
      {hasLibrary && (
        <div className="border-b border-line">
          <YourLibrary onFollow={close} isShown />
        </div>
      )}
      <Sidebar onFollow={close} />
    </DialogPopup>
  )
}
