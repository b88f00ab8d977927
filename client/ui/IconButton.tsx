import type { ComponentProps } from 'react'
import { Icon, type IconName } from './Icon'

interface Props extends Omit<ComponentProps<'button'>, 'children'> {
  icon: IconName
  /** A text label of its action. */
  label: string
  /** It does nothing at the moment. Unlike a disabled one it keeps the focus, and so the keyboard. */
  isIdle?: boolean
}

/** A button with only a drawing: 44 pixels square. Rule: docs/rules/ui.md, "Buttons". */
export function IconButton({ icon, label, isIdle = false, className = '', onClick, ...rest }: Props) {
  return (
    <button
      type="button"
      aria-label={label}
      className={`inline-flex size-11 shrink-0 items-center justify-center rounded-full text-ink-soft transition-colors duration-120 not-disabled:hover:text-ink disabled:opacity-50 aria-disabled:opacity-50 ${className}`}
      aria-disabled={isIdle || undefined}
      onClick={isIdle ? undefined : onClick}
      {...rest}
    >
      <Icon name={icon} />
    </button>
  )
}
