import type { ReactNode } from 'react'
import { lazily } from '../../lib/lazily'
import { type OpenerProps, useOpener } from '../use-opener'

const popup = lazily(() => import('./PopoverPopup').then(({ PopoverPopup }) => PopoverPopup))

interface Props<Element extends HTMLElement> {
  title: string
  /** The label of its close button. */
  closeLabel: string
  opener: (props: OpenerProps<Element>) => ReactNode
  children: ReactNode
  align?: 'start' | 'center' | 'end'
  className?: string
}

/** A button and the box that it opens beside itself. Rule: docs/rules/ui.md, "Popovers and tooltips". */
export function Popover<Element extends HTMLElement = HTMLButtonElement>(props: Props<Element>) {
  const { title, closeLabel, opener, children, align = 'start', className = '' } = props
  const box = useOpener<Element, Awaited<ReturnType<typeof popup>>>(popup, { opens: 'dialog' })
  const { Popup } = box
  return (
    <>
      {opener(box.props)}
      {Popup && (
        <Popup
          isOpen={box.isOpen}
          close={box.close}
          opener={box.element}
          title={title}
          closeLabel={closeLabel}
          align={align}
          className={className}
        >
          {children}
        </Popup>
      )}
    </>
  )
}
