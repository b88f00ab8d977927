import type { ComponentProps, FormEvent, ReactNode } from 'react'

interface Props {
  /** The page that shows the results. */
  action: string
  /** Where the script does more than the browser would. */
  onSubmit?: (event: FormEvent<HTMLFormElement>) => void
  className?: string
  button?: ReactNode
  /** A SearchInput, or a Field with SEARCH_INPUT; and hidden inputs, for what else the address says. */
  children: ReactNode
}

/** A search whose query is in the address of its results. Rule: docs/rules/ui.md, "Searches". */
export function SearchForm({ action, onSubmit, className, button, children }: Props) {
  return (
    <search className={className}>
      <form action={action} onSubmit={onSubmit} className="flex items-end gap-3">
        <div className="min-w-0 flex-1">{children}</div>
        {button}
      </form>
    </search>
  )
}

/** What every search box is. */
export const SEARCH_INPUT = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

interface InputProps extends ComponentProps<'input'> {
  label: string
  /** Its background. */
  className?: string
}

/** The box of a search whose surroundings say what it is for: its label stands in it while it is empty. */
export function SearchInput({ label, className = 'bg-paper-raised', ...input }: InputProps) {
  return (
    <input
      {...SEARCH_INPUT}
      aria-label={label}
      placeholder={label}
      className={`h-11 w-full rounded-input border border-control px-3 text-16 ${className}`}
      {...input}
    />
  )
}
