import { queryText } from '../../../schema/routes/links'
import { oauthPageWording as wording } from '../../../schema/wording/oauth-page'
import { Notice } from '../../features/account/Notice'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'
import { ButtonLink } from '../../ui/ButtonLink'
import { Ask, Home } from './Ask'
import { Device } from './Device'
import { OauthDevice } from './oauth-device.generated'
import { OauthRequest } from './oauth-request.generated'

/** The code of a device, as the address has it. */
const deviceIn = ({ search }: PageContext) => ({ userCode: search.user_code ?? '' })
const isDevice = ({ routeName }: PageContext): boolean => routeName === 'OAuthDevice'

const variablesOf = ({ search }: PageContext) => ({ query: queryText(search).slice(1) })

export async function load(page: LoadContext): Promise<void> {
  if (!isDevice(page)) await page.query(OauthRequest, variablesOf(page))
  else if (page.search.user_code) await page.query(OauthDevice, deviceIn(page))
}

export function head(page: HeadContext): PageHead {
  if (isDevice(page)) return { title: wording.device.title, robots: 'noindex' }
  const { oauthAuthorization: asked } = page.data(OauthRequest, variablesOf(page))
  if (asked.__typename === 'OauthAuthorization')
    return { title: wording.title(asked.name), robots: 'noindex' }
  const title = asked.__typename === 'OauthRefusal' ? wording.refusedTitle : wording.unknownTitle
  // Without an application, the address itself is asked for, and nothing is wrong with that.
  return { title, robots: 'noindex', ...(page.search.client_id && { status: 400 }) }
}

/** What an application or a device asks the viewer to allow. Rules: docs/rules/oauth.md, "Allowing" and "Devices". */
export function Page() {
  const page = usePage()
  return isDevice(page) ? <Device {...deviceIn(page)} /> : <Request />
}

function Request() {
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
        <p>{wording.refusedFor(new URL(asked.address).searchParams.get('error') ?? '')}</p>
      </Notice>
    )
  return viewer && <Ask asked={asked} viewer={viewer} action={page.pathname + queryText(page.search)} />
}
