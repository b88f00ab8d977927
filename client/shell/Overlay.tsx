import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '../lib/app'
import { lazily } from '../lib/lazily'
import { useLazy } from '../ui/lazy'
import { hasToastAtStart, onToast } from './toast'

/** The bar that opens the app, which only sites with an app load. */
const mobileBar = lazily(() => import('./mobile-bar/MobileBar').then(({ MobileBar }) => MobileBar))

/** Windows that are too narrow for md of client/styles/tokens.css. */
const SMALL = '(max-width: 45.4375rem)'

/** The place of the toasts, whose code is loaded with the first one; and of the bar that opens the app. */
export function Overlay() {
  const { config, session } = useApp().state
  const { isLoggedIn } = session
  const [Area, setArea] = useState<ComponentType>()
  const [isSmall, setSmall] = useState(false)
  const Bar = useLazy(mobileBar, isSmall && config.appLink !== undefined)
  useEffect(() => setSmall(window.matchMedia(SMALL).matches), [])
  useEffect(() => {
    if (Area) return
    const load = () => {
      import('./toasts').then(
        ({ ToastArea }) => setArea(() => ToastArea),
        // What waits to be said is said when the browser is online again.
        () => addEventListener('online', load, { once: true }),
      )
    }
    if (hasToastAtStart(isLoggedIn)) load()
    return onToast(load)
  }, [Area, isLoggedIn])
  return (
    <>
      {Bar && <Bar />}
      {/* A dialog hides what is behind it, except around what may speak: there the first toast is within reach. */}
      <span aria-live="polite" hidden />
      {Area && <Area />}
    </>
  )
}
