import { useOperation } from '../../../lib/query'
import { AccessTokens } from './AccessTokens'
import { DeveloperPage } from './developer-page.generated'

/** What programs of the viewer's may do. Rule: docs/rules/api.md, "Tokens". */
export function DeveloperTab() {
  const { accessTokens } = useOperation(DeveloperPage, {})
  return accessTokens && <AccessTokens own={accessTokens} />
}
