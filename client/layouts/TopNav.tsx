import type { ReactNode } from 'react'
import { Footer } from '../shell/Footer'
import { Header } from '../shell/Header'
import { SkipLink } from '../shell/SkipLink'

/** The global header over the page. */
export function Layout({ children }: { children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  )
}
