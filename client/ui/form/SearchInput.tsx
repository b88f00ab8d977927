import type { ComponentProps } from 'react'

/** What every search box is. */
export const SEARCH_INPUT = {
  type: 'search',
  name: 'q',
  autoComplete: 'off',
  enterKeyHint: 'search',
} as const

interface Props extends Omit<ComponentProps<'input'>, 'type' | 'name' | 'placeholder' | 'aria-label'> {
  label: string
}

/** The box of a search whose surroundings say what it is for: its label stands in it while it is empty. */
export function SearchInput({ label, className = 'bg-paper-raised', ...input }: Props) {
  return (
    <input
      {...SEARCH_INPUT}
      {...input}
      aria-label={label}
      placeholder={label}
      className={`h-11 min-w-0 flex-1 rounded-input border border-control px-3 text-16 ${className}`}
    />
  )
}
