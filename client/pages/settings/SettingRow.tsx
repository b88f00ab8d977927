import { type ReactNode, useId, useRef, useState } from 'react'
import { settingsWording } from '../../../schema/wording/settings'
import { Button } from '../../ui/Button'
import { useFocusInside } from './use-focus-inside'

interface Props {
  title: string
  /** The current value. */
  children: ReactNode
  /** The label of the button; without one nothing can be changed. */
  action?: string | undefined
  /** The content that opens; it closes itself when it is done. */
  form?: ((close: () => void) => ReactNode) | undefined
  /** Shown below, over the whole width. */
  below?: ReactNode
  /** Shown beside the button. */
  more?: ReactNode
}

/** A setting with its value; its form opens below, and the focus moves there and back. */
export function SettingRow({ title, children, action, form, below, more }: Props) {
  const [isOpen, setOpen] = useState(false)
  const id = useId()
  const button = useRef<HTMLButtonElement>(null)
  const panel = useFocusInside(isOpen)
  const close = () => {
    setOpen(false)
    button.current?.focus()
  }
  return (
    <div className="border-b border-line py-5 last:border-b-0">
      <div className="flex flex-wrap items-start justify-between gap-x-6 gap-y-3">
        <div className="min-w-[180px] flex-1">
          <h3 className="text-16 font-medium">{title}</h3>
          <div className="mt-1 text-14 text-ink-soft">{children}</div>
        </div>
        <div className="flex flex-wrap gap-2">
          {action && form && (
            <Button
              ref={button}
              aria-expanded={isOpen}
              aria-controls={isOpen ? id : undefined}
              onClick={() => (isOpen ? close() : setOpen(true))}
            >
              {isOpen ? settingsWording.cancel : action}
              <span className="sr-only"> {title}</span>
            </Button>
          )}
          {more}
        </div>
      </div>
      {below}
      {isOpen && form && (
        <div ref={panel} id={id} className="mt-5 max-w-[440px]">
          {form(close)}
        </div>
      )}
    </div>
  )
}
