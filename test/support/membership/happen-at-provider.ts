import type { PretendProvider } from './pretend-provider'

/** Something may happen to one of the payments: it is refunded in part or in full, disputed, or not settled. */
export function happenAtProvider(payments: PretendProvider, random: () => number): void {
  const paid = [...payments.charges.values()].filter(
    ({ status }) => status === 'PAID' || status === 'DISPUTED',
  )
  if (paid.length === 0) return
  const charge = paid[Math.floor(random() * paid.length)]
  if (!charge) return
  const luck = random()
  if (luck < 0.05 && charge.status === 'PAID')
    payments.put({ ...charge, refunded: Math.min(charge.amount, charge.refunded + 100) })
  else if (luck < 0.08) payments.put({ ...charge, refunded: charge.amount, status: 'REFUNDED' })
  else if (luck < 0.11) payments.put({ ...charge, status: charge.status === 'PAID' ? 'DISPUTED' : 'PAID' })
  else if (luck < 0.13 && charge.status === 'PAID' && charge.refunded === 0)
    payments.put({ ...charge, fee: 0, status: 'FAILED', declineCode: 'declined' })
}
