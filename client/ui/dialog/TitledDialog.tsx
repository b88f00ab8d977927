import { type ReactNode, type Ref, useId } from 'react'
import { type DialogHandle, DialogPopup } from './DialogPopup'

/** The larger ones fill narrow windows. */
const SIZES = {
  small: { width: 'max-w-[540px]', shape: 'box' },
  medium: { width: 'md:max-w-[640px]', shape: 'full' },
  large: { width: 'md:max-w-[840px]', shape: 'full' },
} as const

interface Props {
  title: string
  closeLabel: string
  onClosed: () => void
  size?: keyof typeof SIZES
  children: ReactNode
  ref?: Ref<DialogHandle> | undefined
}

/**
 * A box over the page with its title: the box of forms and lists that are loaded when they are opened. Rule:
 * docs/rules/ui.md, "Dialogs".
 */
export function TitledDialog({ title, size = 'small', children, ...dialog }: Props) {
  const id = useId()
  return (
    <DialogPopup {...dialog} {...SIZES[size]} labelledBy={id}>
      <div className="px-6 pt-10 pb-8 sm:px-8">
        <h2 id={id} className="pe-8 font-serif text-24 font-semibold tracking-tight text-balance">
          {title}
        </h2>
        <div className="mt-6">{children}</div>
      </div>
    </DialogPopup>
  )
}
