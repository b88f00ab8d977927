import type { ReactNode } from 'react'
import { Shell } from '../shell/Shell'

export const Wrapper = Shell

/** The global header above the page. */
export function Layout({ children }: { children: ReactNode }) {
  return <main id="content">{children}</main>
}
