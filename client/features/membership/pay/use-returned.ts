import { useEffect, useState } from 'react'
import type { PaymentPurpose } from '../../../../schema/graphql/types.generated'
import { leaving, returnedPayment } from './returning/lazy'
import type { Returned } from './returning/returned'

/** Somebody who has been at their bank, and what becomes of what they came back with. */
export interface ReturnedState<Typed> {
  returned: Returned<Typed> | undefined
  /** It is sent. */
  onUse: () => void
  /** Another method takes its place, for which there may be a reason. */
  onOver: (message: string) => void
}

/** How somebody has come back from their bank; nothing for everybody else, and until that is known. */
export function useReturned<Typed>(purpose: PaymentPurpose): ReturnedState<Typed> {
  const [returned, setReturned] = useState<Returned<Typed>>()
  useEffect(() => {
    // Who can't load it isn't back from anywhere yet: a reload tries again.
    const read = async () => {
      const { readReturned } = await leaving()
      const now = readReturned<Typed>(purpose)
      if (now?.isUsable) await returnedPayment()
      if (now) setReturned((known) => known ?? now)
    }
    read().catch(() => {})
  }, [purpose])
  const change = (changes: Partial<Returned<Typed>>) =>
    setReturned((known) => known && { ...known, isFirst: false, key: undefined, ...changes })
  return {
    returned,
    onUse: () => change({}),
    onOver: (message) => {
      leaving.loaded?.forgetLeft()
      change({ isUsable: false, message })
    },
  }
}
