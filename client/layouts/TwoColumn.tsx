import type { ReactNode } from 'react'
import { Footer } from '../shell/Footer'
import { Header } from '../shell/Header'
import { SkipLink } from '../shell/SkipLink'

/** The global header, and below it the page's own column and rail, which `Columns` lays out. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      {children}
      <Footer />
    </>
  )
}
