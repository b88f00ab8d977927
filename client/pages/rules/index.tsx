import { linkTo } from '../../../schema/routes/links'
import { houseRules } from '../../../schema/wording/policies/rules'
import { shellWording } from '../../../schema/wording/shell'
import { transparencyWording } from '../../../schema/wording/transparency'
import { PolicyPage } from '../../features/policy/PolicyPage'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { LoadContext, PageContext, PageHead } from '../../lib/page'
import { Link } from '../../ui/Link'

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export const head = ({ state }: PageContext): PageHead => ({
  title: shellWording.rules,
  canonical: state.config.mainOrigin + linkTo('ShowRules'),
})

/** What people may not publish or do here. */
export function Page() {
  return (
    <>
      <PolicyPage policy={houseRules} isDated />
      <p className="mx-auto -mt-10 max-w-inset px-6 pb-20">
        <Link look="underlined" href={linkTo('ShowTransparency')}>
          {transparencyWording.title}
        </Link>
      </p>
    </>
  )
}
