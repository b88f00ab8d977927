import { linkTo } from '../../../schema/routes/links'
import { houseRules } from '../../../schema/wording/policies/rules'
import { shellWording } from '../../../schema/wording/shell'
import { PolicyPage } from '../../features/policy/PolicyPage'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: shellWording.rules,
  canonical: state.config.mainOrigin + linkTo('ShowRules'),
})

/** What people may not publish or do here. */
export function Page() {
  return <PolicyPage policy={houseRules} isDated />
}
