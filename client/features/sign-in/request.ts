import type { SignInOperation } from '../../../schema/rules/identity'
import type { SignInStep } from '../../../schema/rules/sign-in-steps'
import { optionsStep, type SignInStart } from './machine'

/** Where sign-in was opened, as far as the modal has a text for it. */
type SignInEntry = 'discount_plans' | 'newsletter_promo' | 'subscribe_user' | 'expired_link' | (string & {})

/** The person or publication that somebody signs in for, shown above the title. */
interface SignInSubject {
  name?: string | null | undefined
  imageId?: string | null | undefined
}

/** The modal's options, all optional. */
export interface SignInRequest {
  operation?: SignInOperation | undefined
  step?: SignInStep | undefined
  /** Where to go afterwards: a path of this host or an absolute address. By default the current page. */
  redirectTo?: string | undefined
  /** The address of the action that signing in interrupted, which is visited instead. */
  actionUrl?: string | undefined
  /** Where in the product it was opened. */
  susiEntry?: SignInEntry | undefined
  /** The known person: the author of an author's card. */
  user?: SignInSubject | undefined
  /** The publication on whose behalf it is opened. */
  collection?: SignInSubject | undefined
  /** A sentence above the options. */
  callout?: string | undefined
  isEmbedded?: boolean | undefined
}

/** The state machine's options for a request. An author's card is for people without an account. */
export function startOf({ operation, step, isEmbedded = false }: SignInRequest): SignInStart {
  const meant =
    operation ?? (step === 'SUBSCRIBE_TO_AUTHOR' || step === 'SIGNUP_OPTIONS' ? 'register' : 'login')
  return { operation: meant, step: step ?? optionsStep(meant), isEmbedded }
}

const SHARING: ReadonlySet<string> = new Set(['newsletter_promo', 'subscribe_user'])

/** Whether the person's address will be shared with the author or publication that they subscribe to. */
export const isSubscription = ({ susiEntry = '', step }: SignInRequest): boolean =>
  SHARING.has(susiEntry) || step === 'SUBSCRIBE_TO_AUTHOR'
