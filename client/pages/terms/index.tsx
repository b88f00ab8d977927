import { linkTo } from '../../../schema/routes/links'
import { termsOfService } from '../../../schema/wording/policies/terms'
import { shellWording } from '../../../schema/wording/shell'
import { PolicyPage } from '../../features/policy/PolicyPage'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { Shell } from '../../shell/Shell'

export const Wrapper = Shell

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: shellWording.terms,
  canonical: state.config.mainOrigin + linkTo('ShowTos'),
})

/** What readers and writers agree to. */
export function Page() {
  return (
    <main id="content">
      <PolicyPage policy={termsOfService} isDated />
    </main>
  )
}
