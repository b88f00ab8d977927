import type { ReactNode } from 'react'
import { Footer } from '../../shell/Footer'
import { LandingHeader } from './LandingHeader'

/** The slim header above a landing page, and the footer below it. Rule: docs/rules/routes.md, "Landing pages". */
export function LandingShell({ children }: { children: ReactNode }) {
  return (
    <div className="flex min-h-dvh flex-col">
      <LandingHeader />
      <main id="content" className="flex-1">
        {children}
      </main>
      <Footer />
    </div>
  )
}
