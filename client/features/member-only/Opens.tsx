import type { ReactNode, RefObject } from 'react'
import type { Lazy } from '../../lib/lazily'
import { useOpener } from '../../ui/use-opener'

/** The props of a popover about something. */
export interface OpenedProps<Subject> {
  subject: Subject
  isOpen: boolean
  close: () => void
  opener: RefObject<HTMLElement | null>
}

interface Props<Subject> {
  part: Lazy<(props: OpenedProps<Subject>) => ReactNode>
  subject: Subject
  href: string
  label?: string
  className: string
  children: ReactNode
}

/** With script, the link acts as a button; without, it stays a plain link. */
const AS_BUTTON = { role: 'button' }

/** A link that opens a popover where there is script. */
export function Opens<Subject>({ part, subject, href, label, className, children }: Props<Subject>) {
  const { Popup, isOpen, close, element, props } = useOpener<
    HTMLAnchorElement,
    (props: OpenedProps<Subject>) => ReactNode
  >(part, { opens: 'dialog' })
  return (
    <>
      <a {...props} {...AS_BUTTON} href={href} aria-label={label} className={className}>
        {children}
      </a>
      {Popup && <Popup subject={subject} isOpen={isOpen} close={close} opener={element} />}
    </>
  )
}
