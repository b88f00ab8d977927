import type { ReactNode } from 'react'

export { Shell as Frame } from '../shell/Shell'

/** The global header above the page. */
export function Layout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
