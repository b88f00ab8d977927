import { useEffect, useState } from 'react'
import { lazily } from '../../../lib/lazily'
import { useLazy } from '../../../ui/lazy'

const HASH = '#reactivateMembership'
const dialog = lazily(() => import('./ReactivateDialog').then(({ ReactivateDialog }) => ReactivateDialog))

/** Loads and opens the dialog about a cancelled membership when the address asks for it. */
export function Reactivation() {
  const [isAsked, setAsked] = useState(false)
  const Dialog = useLazy(dialog, isAsked)
  useEffect(() => {
    const look = () => {
      if (window.location.hash === HASH) setAsked(true)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [])
  return isAsked && Dialog ? <Dialog onClosed={() => setAsked(false)} /> : null
}
