import type { ReactNode } from 'react'
import { linkTo } from '../../../schema/routes/links'
import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { oauthPageWording as wording } from '../../../schema/wording/oauth-page'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Link } from '../../ui/Link'
import type { AskedAuthorizationFragment } from './asked-authorization.generated'

export const Home = () => (
  <Link look="alone" href={linkTo('Applications')}>
    {wording.manage}
  </Link>
)

interface Props {
  asked: AskedAuthorizationFragment
  viewer: { name: string; username: string }
  /** The request's own address, which reads it again. */
  action: string
  /** What is said before the question. */
  children?: ReactNode
}

/** The question, and a form that answers it without script. */
export function Ask({ asked, viewer, action, children }: Props) {
  const { productName } = usePage().state.config
  const mayReach = useMayReach()
  const { name, description, website, owner, isRegistered, scopes, isMore, leadsTo } = asked
  return (
    <div className="mx-auto max-w-[480px] px-6 pt-12 pb-20 sm:pt-16">
      <h1 dir="auto" className="font-serif text-32 font-semibold tracking-tight text-balance">
        {wording.title(name)}
      </h1>
      {description && (
        <p dir="auto" className="mt-2 text-16 text-ink-soft text-pretty">
          {description}
        </p>
      )}
      {isRegistered ? (
        <p className="mt-3 border-s-2 border-ink ps-3 text-16 text-pretty">
          <strong className="font-semibold">{wording.unverified}</strong> {wording.unverifiedText}
        </p>
      ) : (
        <p className="mt-1 text-14 text-ink-soft">{wording.by(owner)}</p>
      )}
      {children}
      <p className="mt-6 text-16 text-pretty">
        {isMore ? wording.more(name) : wording.asks(name, productName)}
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-16">
        {scopes.map((scope) => (
          <li key={scope}>{accessTokenWording.scopes[scope]}</li>
        ))}
      </ul>
      <p className="mt-6 text-14 text-ink-soft text-pretty">{wording.never}</p>
      {leadsTo !== null && (
        <p className="mt-2 text-14 text-ink-soft text-pretty wrap-anywhere">
          {leadsTo.endsWith(':') ? wording.opens(leadsTo) : wording.leadsTo(leadsTo)}
        </p>
      )}
      <p className="mt-2 text-14 text-ink-soft text-pretty">{wording.as(viewer.name, viewer.username)}</p>
      {mayReach ? (
        <form method="post" action={action} className="mt-8 flex flex-wrap gap-3">
          <Button type="submit" look="main" name="decision" value="allow">
            {wording.allow}
          </Button>
          <Button type="submit" name="decision" value="deny">
            {wording.deny}
          </Button>
        </form>
      ) : (
        <p className="mt-8 text-16 text-pretty">{wording.suspended}</p>
      )}
      <p className="mt-8 flex flex-wrap gap-x-6 border-t border-line pt-4">
        {website !== '' && (
          <Link look="alone" opens="window" href={website}>
            {wording.website}
          </Link>
        )}
        <Home />
      </p>
    </div>
  )
}
