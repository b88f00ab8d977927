import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'

interface Props {
  children: ReactNode
  /** The header has no line under it. */
  plain?: boolean
}

/**
 * The global header above a page and the footer below it, which sits at the bottom of the window on a short
 * page.
 */
export function Shell({ children, plain = false }: Props) {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <Header plain={plain} />
      <div className="flex-1">{children}</div>
      <Footer />
    </div>
  )
}
