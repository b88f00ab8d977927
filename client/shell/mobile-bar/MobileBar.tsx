import { useEffect } from 'react'
import { mobileBarWording as wording } from '../../../schema/wording/mobile-bar'
import { useApp } from '../../lib/app'
import { reportLater } from '../../lib/events/later'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { AppLink } from '../../ui/AppLink'
import { appAddress, offersApp } from './app-address'

/** The bar's height in pixels, with its line. */
const HEIGHT = 41

/** The bar at the lower edge of a phone's window. Rule: docs/rules/viewer.md, "App bar". */
export function MobileBar() {
  const { state } = useApp()
  const { pathname } = usePage()
  const canLink = useCanLink()
  const signIn = useSignInLink()
  const isShown = offersApp(state, navigator.userAgent)
  useEffect(() => {
    if (isShown) reportLater(state, 'openInApp.viewed', {})
  }, [isShown, state])
  useEffect(() => {
    if (!isShown) return
    // The end of the page stays readable above the bar.
    const { style } = document.body
    style.paddingBottom = `${HEIGHT}px`
    return () => {
      style.paddingBottom = ''
    }
  }, [isShown])
  if (!isShown || !state.config.appLink) return null
  return (
    <aside
      aria-label={wording.label(state.config.productName)}
      className="fixed inset-x-0 bottom-0 z-10 flex h-[41px] items-center justify-between border-t border-line bg-paper-raised px-6 text-14 md:hidden"
      data-testid="mobile-bar"
      data-no-print
    >
      <a
        href={appAddress(state.config.appLink, state.client.origin + pathname)}
        rel="noopener"
        onClick={() => reportLater(state, 'openInApp.clicked', {})}
        className="flex h-10 items-center font-medium text-accent"
      >
        {wording.open}
      </a>
      {canLink('SignIn') && (
        <AppLink {...signIn()} className="flex h-10 items-center text-ink-soft hover:text-ink">
          {wording.signIn}
        </AppLink>
      )}
    </aside>
  )
}
