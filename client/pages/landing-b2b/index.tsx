import { linkTo } from '../../../schema/routes/links'
import { businessWords } from '../../../schema/wording/landing/business'
import { landingWording } from '../../../schema/wording/landing/landing'
import { Figure } from '../../features/landing/figures/Figure'
import { publicationFigure } from '../../features/landing/figures/lazy'
import { ShownPublication } from '../../features/landing/figures/shown-publication.generated'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const load = (page: LoadContext) =>
  Promise.all([page.query(ShownPublication, {}), page.part(publicationFigure)])

export const head = (page: HeadContext): PageHead => ({
  ...landingHead(page, businessWords(page.state.config.productName), linkTo('ShowBusiness')),
  partsBelow: ['publication-figure'],
})

/** What an organization gets here, and how to reach the people who run the site. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={businessWords(productName)}
      drawing="shelf"
      figure={<Figure of={publicationFigure} />}
      step={{ href: linkTo('ShowHelpPage', {}, { hash: 'contact' }), text: landingWording.contact }}
      links={{
        own: [{ href: linkTo('ShowCreatorTools'), text: landingWording.tools }],
        team: [{ href: linkTo('ShowRules'), text: landingWording.rules }],
      }}
    />
  )
}
