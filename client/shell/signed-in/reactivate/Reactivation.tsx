import { useEffect, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { useApp } from '../../../lib/app'
import { lazily } from '../../../lib/lazily'
import { usePart } from '../../../ui/part'

const HASH = '#reactivateMembership'
const dialog = lazily(() => import('./ReactivateDialog').then(({ ReactivateDialog }) => ReactivateDialog))

/**
 * Loads and opens the dialog about a cancelled membership when the address asks for it. Other hosts know nothing of what
 * somebody pays, so there the main host's page is opened with it. Rule: docs/rules/membership.md, "Reactivating".
 */
export function Reactivation() {
  const { client, config } = useApp().state
  const elsewhere =
    client.table === 'default' ? undefined : config.mainOrigin + linkTo('ManageMembership') + HASH
  const [isAsked, setAsked] = useState(false)
  const Dialog = usePart(dialog, isAsked)
  useEffect(() => {
    const look = () => {
      if (window.location.hash !== HASH) return
      if (elsewhere) window.location.replace(elsewhere)
      else setAsked(true)
    }
    look()
    window.addEventListener('hashchange', look)
    return () => window.removeEventListener('hashchange', look)
  }, [elsewhere])
  return isAsked && Dialog ? <Dialog onClosed={() => setAsked(false)} /> : null
}
