import type { ReactNode } from 'react'
import { Shell } from '../shell/Shell'

/** The global header above the page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <Shell>
      <main id="content">{children}</main>
    </Shell>
  )
}
