import type { SignInOperation } from '../../../schema/rules/identity'
import type { SignInStep } from '../../../schema/rules/sign-in-steps'
import { optionsStep, type SignInStart } from './machine'

/** Where somebody was asked to sign in, as far as the modal says something of its own there. */
export type SignInEntry =
  | 'discount_plans'
  | 'newsletter_promo'
  | 'subscribe_user'
  | 'expired_link'
  | (string & {})

/** Who or what somebody signs in for: shown above the title. */
export interface SignInSubject {
  name?: string | null | undefined
  imageId?: string | null | undefined
}

/** What the modal is opened with. Everything can be left out. */
export interface SignInRequest {
  operation?: SignInOperation | undefined
  step?: SignInStep | undefined
  /** Where to go afterwards: a path of this host or an absolute address. The present page unless it is said. */
  redirectTo?: string | undefined
  /** The address that finishes what signing in came between: it is gone to instead. */
  actionUrl?: string | undefined
  /** Where in the product it was asked for. */
  susiEntry?: SignInEntry | undefined
  /** The known person: of an author's card the author. */
  user?: SignInSubject | undefined
  /** The publication on whose behalf it is asked. */
  collection?: SignInSubject | undefined
  /** A sentence above the options. */
  callout?: string | undefined
  isEmbedded?: boolean | undefined
}

/** A request as the state machine starts from it. An author's card is for those who have no account. */
export function startOf({ operation, step, isEmbedded = false }: SignInRequest): SignInStart {
  const meant =
    operation ?? (step === 'SUBSCRIBE_TO_AUTHOR' || step === 'SIGNUP_OPTIONS' ? 'register' : 'login')
  return { operation: meant, step: step ?? optionsStep(meant), isEmbedded }
}

const SHARING: ReadonlySet<string> = new Set(['newsletter_promo', 'subscribe_user'])

/** Whether the person's address will be shared with who is subscribed to. */
export const isSubscription = ({ susiEntry = '', step }: SignInRequest): boolean =>
  SHARING.has(susiEntry) || step === 'SUBSCRIBE_TO_AUTHOR'
