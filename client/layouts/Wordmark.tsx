import type { ReactNode } from 'react'
import { shellWording } from '../../schema/wording/shell'
import { useLink } from '../lib/use-link'
import { usePage } from '../lib/use-page'
import { useViewer } from '../lib/use-viewer'
import { Wordmark } from '../shell/Logo'
import { loadedSignedIn } from '../shell/viewer'
import { AppLink } from '../ui/AppLink'

/** Only the logo above the page, so that nothing distracts from the task. */
export function Layout({ children }: { children: ReactNode }) {
  const link = useLink()
  const { routeName, state } = usePage()
  const { productName } = state.config
  const logo = useViewer() && loadedSignedIn()?.logoOn(routeName, productName)
  return (
    <>
      <header className="flex h-[57px] items-center justify-center border-b border-line" data-no-print>
        <AppLink href={link('Home')} aria-label={shellWording.homeOf(productName)} {...logo} className="flex">
          <Wordmark name={productName} />
        </AppLink>
      </header>
      <main id="content">{children}</main>
    </>
  )
}
