import type { ReactNode } from 'react'
import { Footer } from './Footer'
import { Header } from './Header'
import { SkipLink } from './SkipLink'

interface Props {
  children: ReactNode
  /** The header has no line under it. */
  plain?: boolean
}

/** The global header above a page and the footer below it, which a short page keeps at the foot of the window. */
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
