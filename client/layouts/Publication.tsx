import type { ReactNode } from 'react'
import { Footer } from '../shell/Footer'
import { Header } from '../shell/Header'
import { SkipLink } from '../shell/SkipLink'

/** The global header and the publication's own. */
export function Layout({ children }: { compact: boolean; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <Header />
      <main id="content">{children}</main>
      <Footer />
    </>
  )
}
