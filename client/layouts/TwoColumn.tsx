import type { ReactNode } from 'react'
import { Shell } from '../shell/Shell'

export const Wrapper = Shell

/** The global header, and below it the page's own column and rail, which `Columns` lays out. */
export function Layout({ children }: { children: ReactNode }) {
  return children
}
