import { useOperation } from '../../../lib/query'
import { AccessTokens } from './AccessTokens'
import { DeveloperPage } from './developer-page.generated'
import { Webhooks } from './Webhooks'

/** What programs of the viewer's may do and are told. Rules: docs/rules/api.md. */
export function DeveloperTab() {
  const { accessTokens, webhooks, viewer } = useOperation(DeveloperPage, {})
  return (
    <>
      {accessTokens && <AccessTokens own={accessTokens} />}
      {webhooks && <Webhooks own={webhooks} publications={viewer?.adminCollections ?? []} />}
    </>
  )
}
