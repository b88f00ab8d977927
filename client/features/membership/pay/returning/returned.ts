import type { PaymentPurpose } from '../../../../../schema/graphql/types.generated'

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
