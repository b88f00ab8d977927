import { linkTo } from '../../../schema/routes/links'
import { apiDocsWording } from '../../../schema/wording/api-guide'
import type { PageContext, PageHead } from '../../lib/page'
import { ApiDocs } from './ApiDocs'

export const head = ({ state }: PageContext): PageHead => ({
  title: apiDocsWording.title,
  description: apiDocsWording.intro,
  canonical: state.config.mainOrigin + linkTo('ShowApiDocs'),
})

/** What programs of writers may request: the same as docs/api.md. Rule: docs/rules/api.md, "Documentation". */
export function Page() {
  return <ApiDocs />
}
