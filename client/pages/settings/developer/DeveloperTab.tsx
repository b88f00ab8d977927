import { developerWording } from '../../../../schema/wording/developer'
import { useOperation } from '../../../lib/query'
import { useLink } from '../../../lib/use-link'
import { Link } from '../../../ui/Link'
import { AccessTokens } from './AccessTokens'
import { DeveloperPage } from './developer-page.generated'
import { Webhooks } from './Webhooks'

/** What programs of the viewer's may do and are told. Rules: docs/rules/api.md. */
export function DeveloperTab() {
  const { accessTokens, webhooks, viewer } = useOperation(DeveloperPage, {})
  const link = useLink()
  return (
    <>
      <p className="mt-6">
        <Link look="underlined" href={link('ShowApiDocs')}>
          {developerWording.documentation}
        </Link>
      </p>
      <p className="mt-3">
        <Link look="underlined" href={link('Applications')}>
          {developerWording.applications}
        </Link>
      </p>
      {accessTokens && <AccessTokens own={accessTokens} />}
      {webhooks && <Webhooks own={webhooks} publications={viewer?.adminCollections ?? []} />}
    </>
  )
}
