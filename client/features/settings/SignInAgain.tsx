import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { changeWording } from '../../../schema/wording/changes'
import { usePage } from '../../lib/use-page'
import { ErrorText } from '../../ui/form/ErrorText'
import type { FormFailure } from '../../ui/form/form-context'
import { Link } from '../../ui/Link'
import type { Refusal } from './use-change'

const { again } = changeWording

/** Leads to signing in, and back to this page. */
export function SignInAgainLink() {
  const { pathname } = usePage()
  const href = linkTo('SignIn', {}, { query: { redirectUrl: pathname } })
  return (
    <Link href={href} opens="document" look="underlined" className="font-medium">
      {again.link}
    </Link>
  )
}

interface GateProps {
  /** Until when the viewer may change how they sign in; null if they have to sign in again first. */
  recentUntil: number | null | undefined
  children: ReactNode
}

/** Shows a sensitive change only to people who may make it now; others are told what to do first. */
export function RecentGate({ recentUntil, children }: GateProps) {
  if (recentUntil) return children
  return (
    <div className="text-14">
      <p className="text-ink-soft text-pretty">{again.text}</p>
      <SignInAgainLink />
    </div>
  )
}

/** Whether signing in again helps. */
export const needsSignIn = ({ code }: Pick<Refusal, 'code'>): boolean =>
  code === 'SIGN_IN_AGAIN' || code === 'UNAUTHORIZED'

/** A form's refusal, with the link to sign in again where that helps. */
export const failureOf = (refusal: Refusal | undefined): FormFailure | undefined =>
  refusal && {
    message: refusal.message,
    field: refusal.field,
    help: needsSignIn(refusal) && <SignInAgainLink />,
  }

/** Why an action without a form failed. */
export function RefusalText({ id, refusal }: { id: string; refusal: Refusal | undefined }) {
  const failure = failureOf(refusal)
  return (
    <ErrorText id={id}>
      {failure && <p>{failure.message}</p>}
      {failure?.help}
    </ErrorText>
  )
}
