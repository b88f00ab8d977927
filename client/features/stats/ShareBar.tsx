import type { ReactNode } from 'react'
import { statsWording } from '../../../schema/wording/stats'

/** What a part is of its whole, as a bar. @param share from 0 to 1. */
export const ShareBar = ({ share }: { share: number }) => (
  <div aria-hidden="true" className="h-0.5 bg-line forced-colors:hidden">
    <div className="h-full bg-accent" style={{ width: `${share * 100}%` }} />
  </div>
)

/** The rows of a list after the first ones, which are unfolded. */
export const FoldedRows = ({ rows }: { rows: readonly ReactNode[] }) =>
  rows.length > 0 && (
    <details>
      <summary className="inline-flex min-h-11 cursor-pointer items-center text-13 text-ink-soft underline-offset-4 hover:underline">
        {statsWording.lists.more(rows.length)}
      </summary>
      <ul>{rows}</ul>
    </details>
  )
