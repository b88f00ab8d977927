import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { settingsWording } from '../../../schema/wording/settings'
import { usePage } from '../../lib/use-page'
import type { Refusal } from './use-change'

const { again } = settingsWording

/** Leads to signing in, and back to this page. */
export function SignInAgainLink() {
  const { pathname } = usePage()
  return (
    <a
      href={linkTo('SignIn', {}, { query: { redirectUrl: pathname } })}
      className="inline-flex min-h-11 items-center font-medium text-accent underline underline-offset-4"
    >
      {again.link}
    </a>
  )
}

interface GateProps {
  /** Until when the viewer may change how they sign in; null when they have to sign in again first. */
  recentUntil: number | null | undefined
  children: ReactNode
}

/** Shows a sensitive change only to those who may make it now; to others, what they have to do before. */
export function RecentGate({ recentUntil, children }: GateProps) {
  if (recentUntil) return children
  return (
    <div className="text-14">
      <p className="text-ink-soft text-pretty">{again.text}</p>
      <SignInAgainLink />
    </div>
  )
}

/** Why something wasn't done, told at once. The element stays, so that it is noticed when it fills. */
export function RefusalText({ id, refusal }: { id: string; refusal: Refusal | undefined }) {
  return (
    <div id={id} role="alert" className="text-14 text-danger empty:hidden">
      {refusal && <p className="text-pretty">{refusal.message}</p>}
      {(refusal?.code === 'SIGN_IN_AGAIN' || refusal?.code === 'UNAUTHORIZED') && <SignInAgainLink />}
    </div>
  )
}
