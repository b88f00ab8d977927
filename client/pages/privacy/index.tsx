import { linkTo } from '../../../schema/routes/links'
import { privacyPolicy } from '../../../schema/wording/policies/privacy'
import { shellWording } from '../../../schema/wording/shell'
import { PolicyPage } from '../../features/policy/PolicyPage'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: shellWording.privacy,
  canonical: state.config.mainOrigin + linkTo('ShowPrivacy'),
})

/** What is known about readers and writers, and why. */
export function Page() {
  return <PolicyPage policy={privacyPolicy} isDated />
}
