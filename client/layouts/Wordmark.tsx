import type { ReactNode } from 'react'
import { usePage } from '../lib/use-page'
import { Wordmark } from '../shell/Logo'
import { useLogoLink } from '../shell/use-logo-link'
import { AppLink } from '../ui/AppLink'

/** Only the logo above the page, so that nothing distracts from the task. */
export function Layout({ children }: { children: ReactNode }) {
  const logo = useLogoLink()
  const { productName } = usePage().state.config
  return (
    <>
      <header className="flex h-[57px] items-center justify-center border-b border-line" data-no-print>
        <AppLink {...logo} className="flex">
          <Wordmark name={productName} />
        </AppLink>
      </header>
      <main id="content">{children}</main>
    </>
  )
}
