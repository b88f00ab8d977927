import { useEffect, useState } from 'react'
import type { PaymentPurpose } from '../../../../schema/graphql/types.generated'
import { returning } from './returning/lazy'

/* Some methods lead away from the page, to a bank, and come back. Rule: docs/rules/payments.md, "Local methods". */

/** What was about to be paid for when a form was confirmed: it is there again if that leads away from the page. */
export interface Left<Typed> {
  purpose: PaymentPurpose
  /** What the form is called at its provider. */
  token: string
  /** The key of the purchase. */
  key: string
  /** What somebody has agreed to pay, in minor units; null where nothing is charged. */
  price: number | null
  /** What else they have typed. */
  typed: Typed
  /** Whether they are back. What they are asked to repeat isn't sent by itself. */
  isBack?: boolean
}

/** Somebody who has been at their bank. */
export interface Returned<Typed> extends Pick<Left<Typed>, 'token' | 'price'> {
  /** Absent in another tab than the one that they left, and once it was used. */
  key: string | undefined
  typed: Typed | undefined
  /** Whether they come back for the first time, to the tab that they have left. */
  isFirst: boolean
  /** Whether the token can still be paid with. */
  isUsable: boolean
  /** Why it can't. */
  message: string
}

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
    returning().then(
      ({ readReturned }) => setReturned((known) => known ?? readReturned<Typed>(purpose)),
      () => {},
    )
  }, [purpose])
  const change = (changes: Partial<Returned<Typed>>) =>
    setReturned((known) => known && { ...known, isFirst: false, key: undefined, ...changes })
  return {
    returned,
    onUse: () => change({}),
    onOver: (message) => {
      returning.loaded?.forgetLeft()
      change({ isUsable: false, message })
    },
  }
}
