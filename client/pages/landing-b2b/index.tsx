import { linkTo } from '../../../schema/routes/links'
import { businessWords } from '../../../schema/wording/landing/business'
import { landingWording } from '../../../schema/wording/landing/landing'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const head = (page: HeadContext): PageHead =>
  landingHead(page, businessWords(page.state.config.productName), linkTo('ShowBusiness'))

/** What an organization gets here, and how to reach the people who run the site. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={businessWords(productName)}
      drawing="shelf"
      step={{ href: linkTo('ShowHelpPage', {}, { hash: 'contact' }), text: landingWording.contact }}
      links={{
        own: [{ href: linkTo('ShowCreatorTools'), text: landingWording.tools }],
        team: [{ href: linkTo('ShowRules'), text: landingWording.rules }],
      }}
    />
  )
}
