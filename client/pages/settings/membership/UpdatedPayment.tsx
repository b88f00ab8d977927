import { useEffect } from 'react'
import { manageWording } from '../../../../schema/wording/manage-membership'
import { usePage } from '../../../lib/use-page'
import { showToast } from '../../../shell/toast'

/** Says once that the payment method has changed, and removes the parameter that asked for it from the address. */
export function UpdatedPayment() {
  const isUpdated = usePage().search.updatedPayment === '1'
  useEffect(() => {
    if (!isUpdated) return
    showToast({ message: manageWording.updated, extraParams: { testId: 'updated-payment' } })
    history.replaceState(history.state, '', window.location.pathname)
  }, [isUpdated])
  return null
}
