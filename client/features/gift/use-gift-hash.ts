import { useEffect } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { useApp } from '../../lib/app'

const HASH = '#giftMembership'

/** Leads from the home page to giving a membership if the address asks for it. Rule: docs/rules/gifts.md, "Giving". */
export function useGiftHash(): void {
  const { session, flags } = useApp().state
  const isOff = session.isLoggedIn && flags.disable_lite_gift_page === true
  const target = linkTo(session.isLoggedIn ? 'ShowLiteGiftCheckout' : 'ShowGiftLanding')
  useEffect(() => {
    if (isOff) return undefined
    const look = () => {
      if (window.location.hash === HASH) window.location.replace(target)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [isOff, target])
}
