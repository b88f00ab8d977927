import type { ReactNode } from 'react'

export { Shell as Frame } from '../shell/Shell'

/** The global header, and below it the page's own column and rail, which `Columns` lays out. */
export function Layout({ children }: { children: ReactNode }) {
  return children
}
