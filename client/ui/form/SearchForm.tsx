import type { FormEvent, ReactNode } from 'react'

interface Props {
  /** The page that shows the results. */
  action: string
  /** What that page's address says besides the query. */
  kept?: Readonly<Record<string, string | undefined>>
  /** Where the script does more than the browser would. */
  onSubmit?: (event: FormEvent) => void
  className?: string
  /** A SearchField or a SearchInput, and the button beside it. */
  children: ReactNode
}

/** A search whose query is in the address of its results, so it works without script. Rule: docs/rules/ui.md, "Searches". */
export function SearchForm({ action, kept = {}, onSubmit, className, children }: Props) {
  return (
    <search className={className}>
      <form action={action} onSubmit={onSubmit} className="flex items-end gap-3">
        {Object.entries(kept).map(
          ([name, value]) =>
            value !== undefined && <input key={name} type="hidden" name={name} value={value} />,
        )}
        {children}
      </form>
    </search>
  )
}
