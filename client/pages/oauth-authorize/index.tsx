import { linkTo, queryText } from '../../../schema/routes/links'
import { accessTokenWording } from '../../../schema/wording/access-tokens'
import { oauthPageWording as wording } from '../../../schema/wording/oauth-page'
import { Notice } from '../../features/account/Notice'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { useMayReach } from '../../lib/use-may-reach'
import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'
import { OauthRequest, type OauthRequestQuery } from './oauth-request.generated'

type Asked = OauthRequestQuery['oauthAuthorization'] & { __typename: 'OauthAuthorization' }

const variablesOf = ({ search }: PageContext) => ({ query: queryText(search).slice(1) })

export const load = (page: LoadContext) => page.query(OauthRequest, variablesOf(page))

export function head(page: HeadContext): PageHead {
  const { oauthAuthorization: asked } = page.data(OauthRequest, variablesOf(page))
  const title =
    asked.__typename === 'OauthAuthorization'
      ? wording.title(asked.name)
      : asked.__typename === 'OauthRefusal'
        ? wording.refusedTitle
        : wording.unknownTitle
  return { title, robots: 'noindex' }
}

/** What an application asks the viewer to allow. Rule: docs/rules/oauth.md, "Allowing". */
export function Page() {
  const page = usePage()
  const { oauthAuthorization: asked, viewer } = useOperation(OauthRequest, variablesOf(page))
  if (asked.__typename === 'NotFound')
    return (
      <Notice title={wording.unknownTitle} ways={<Home />}>
        <p>{wording.unknown}</p>
      </Notice>
    )
  if (asked.__typename === 'OauthRefusal')
    return (
      <Notice
        title={wording.refusedTitle}
        ways={
          <ButtonLink href={asked.address} look="main" opens="document">
            {wording.back.title}
          </ButtonLink>
        }
      >
        <p>{wording.refused}</p>
      </Notice>
    )
  return viewer && <Ask asked={asked} viewer={viewer} action={page.pathname + queryText(page.search)} />
}

const Home = () => (
  <Link look="alone" href={linkTo('Applications')}>
    {wording.manage}
  </Link>
)

interface Props {
  asked: Asked
  viewer: NonNullable<OauthRequestQuery['viewer']>
  /** The request's own address, which reads it again. */
  action: string
}

/** The question, and a form that answers it without script. */
function Ask({ asked, viewer, action }: Props) {
  const { productName } = usePage().state.config
  const mayReach = useMayReach()
  const { name, description, website, owner, scopes, isMore, leadsTo } = asked
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
      <p className="mt-1 text-14 text-ink-soft">{wording.by(owner)}</p>
      <p className="mt-6 text-16 text-pretty">
        {isMore ? wording.more(name) : wording.asks(name, productName)}
      </p>
      <ul className="mt-3 list-disc space-y-1 ps-5 text-16">
        {scopes.map((scope) => (
          <li key={scope}>{accessTokenWording.scopes[scope]}</li>
        ))}
      </ul>
      <p className="mt-6 text-14 text-ink-soft text-pretty">{wording.never}</p>
      <p className="mt-2 text-14 text-ink-soft text-pretty wrap-anywhere">
        {leadsTo.endsWith(':') ? wording.opens(leadsTo) : wording.leadsTo(leadsTo)}
      </p>
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
        <Link look="alone" opens="window" href={website}>
          {wording.website}
        </Link>
        <Home />
      </p>
    </div>
  )
}
