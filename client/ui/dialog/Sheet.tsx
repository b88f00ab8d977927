import { type ReactNode, useId } from 'react'
import { Dialog } from './Dialog'

interface Props {
  title: string
  closeLabel: string
  onClosed: () => void
  children: ReactNode
}

/** A dialog along an edge of the window, for what goes with the page behind it. Rule: docs/rules/ui.md, "Dialogs". */
export function Sheet({ title, closeLabel, onClosed, children }: Props) {
  const id = useId()
  return (
    <Dialog
      labelledBy={id}
      closeLabel={closeLabel}
      onClosed={onClosed}
      width="md:max-w-[400px]"
      shape="sheet"
    >
      <div className="px-6 pt-2 pb-8">
        <h2 id={id} className="flex min-h-11 items-center pe-10 font-serif text-20 font-semibold">
          {title}
        </h2>
        <div className="mt-2">{children}</div>
      </div>
    </Dialog>
  )
}
