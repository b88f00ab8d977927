import type { ReactNode } from 'react'

/** No header: the page has its own or needs none. */
export function Layout({ children }: { children: ReactNode }) {
  return children
}
