import type { ComponentProps, MouseEvent, ReactNode } from 'react'
import { type ButtonLooks, buttonClass } from './button-look'

interface Props extends ButtonLooks, Omit<ComponentProps<'button'>, 'className'> {
  /** Its action is under way: it keeps the focus and ignores presses. */
  isPending?: boolean | undefined
  /** Its label meanwhile. */
  pendingText?: ReactNode
}

/** A button. Rule: docs/rules/ui.md, "Buttons". */
export function Button(props: Props) {
  const { look, size, isWide, className, isPending = false, pendingText, onClick, children, ...rest } = props
  const press = (event: MouseEvent<HTMLButtonElement>) => {
    if (isPending) event.preventDefault()
    else onClick?.(event)
  }
  return (
    <button
      type="button"
      className={buttonClass({ look, size, isWide, className })}
      aria-disabled={isPending || undefined}
      onClick={press}
      {...rest}
    >
      {isPending ? (pendingText ?? children) : children}
    </button>
  )
}
