import type { ReactNode } from 'react'

/**
 * The control at the end of a list's item. On a phone it stands below the text, so that a long name has the whole
 * width; the item wraps there (`max-sm:flex-wrap`).
 */
export function ItemAction({ children }: { children: ReactNode }) {
  return (
    <div className="flex shrink-0 items-start gap-2 empty:hidden max-sm:basis-full max-sm:ps-16">
      {children}
    </div>
  )
}
