import { type ReactNode, useId } from 'react'
import { useKeptFocus } from '../../lib/use-kept-focus'

interface Props {
  /** By which addresses lead to it. */
  id?: string
  title: string
  text?: string | undefined
  children: ReactNode
}

/**
 * A section of the settings: its heading over a hairline. The heading takes the focus when the focused
 * element disappears.
 */
export function Section({ id: given, title, text, children }: Props) {
  const made = useId()
  const id = given ?? made
  const area = useKeptFocus()
  return (
    <section ref={area} aria-labelledby={id} className="mt-14 first-of-type:mt-10">
      <h2
        id={id}
        tabIndex={-1}
        className="border-b border-line pb-3 font-serif text-20 font-semibold outline-none"
      >
        {title}
      </h2>
      {text && <p className="mt-4 text-14 text-ink-soft text-pretty">{text}</p>}
      {children}
    </section>
  )
}

/** Moves the focus to the heading of an element's section before the element disappears. */
export function focusSection(element: Element | null | undefined): void {
  element?.closest('section')?.querySelector('h2')?.focus()
}
