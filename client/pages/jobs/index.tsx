import { linkTo } from '../../../schema/routes/links'
import { jobsWords } from '../../../schema/wording/landing/jobs'
import { landingWording } from '../../../schema/wording/landing/landing'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import { SiteOperator } from '../../features/policy/site-operator.generated'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useOperation } from '../../lib/query'
import { usePage } from '../../lib/use-page'

export const load = (page: LoadContext) => page.query(SiteOperator, {})

export function head(page: HeadContext): PageHead {
  const { operator } = page.data(SiteOperator, {})
  return landingHead(page, jobsWords(page.state.config.productName, operator.name), linkTo('ShowJobs'))
}

/** Open positions at the company that runs the site, and how to write to them. */
export function Page() {
  const { productName } = usePage().state.config
  const { operator } = useOperation(SiteOperator, {})
  return (
    <Landing
      words={jobsWords(productName, operator.name)}
      drawing="needle"
      step={{ href: `mailto:${operator.email}`, text: landingWording.contact }}
      links={{ source: [{ href: linkTo('ShowAbout'), text: landingWording.aboutSite }] }}
    />
  )
}
