import { useEffect } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'

/** By the value of the parameter. */
const SAID: Readonly<Partial<Record<string, string>>> = { 1: manageWording.updated, paid: manageWording.paid }

/** Says once that the payment method has changed or that what was due is paid, and removes the parameter that asked for it from the address. */
export function UpdatedPayment() {
  const { updatedPayment } = usePage().search
  useEffect(() => {
    const message = SAID[updatedPayment ?? '']
    if (message === undefined) return
    showToast({ message, extraParams: { testId: 'updated-payment' } })
    history.replaceState(history.state, '', window.location.pathname)
  }, [updatedPayment])
  return null
}
