import { type ComponentType, useEffect, useState } from 'react'
import { useApp } from '../lib/app'
import { hasToastAtStart, onToast } from './toast'

/** The place of the toasts, whose code is loaded with the first one. */
export function Overlay() {
  const { isLoggedIn } = useApp().state.session
  const [Area, setArea] = useState<ComponentType>()
  useEffect(() => {
    if (Area) return
    const load = () => {
      import('./toasts').then(({ ToastArea }) => setArea(() => ToastArea)).catch(() => {})
    }
    if (hasToastAtStart(isLoggedIn)) load()
    return onToast(load)
  }, [Area, isLoggedIn])
  return Area ? <Area /> : null
}
