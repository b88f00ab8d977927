import { linkTo } from '../../../schema/routes/links'
import { helpPage } from '../../../schema/wording/policies/help'
import { shellWording } from '../../../schema/wording/shell'
import { PolicyPage } from '../../features/policy/PolicyPage'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: shellWording.help,
  canonical: state.config.mainOrigin + linkTo('ShowHelpPage'),
})

/** Answers to what people ask most, for a site without a help centre of its own. */
export function Page() {
  return <PolicyPage policy={helpPage} />
}
