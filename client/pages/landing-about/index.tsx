import { linkTo } from '../../../schema/routes/links'
import { aboutWords } from '../../../schema/wording/landing/about'
import { landingWording } from '../../../schema/wording/landing/landing'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const head = (page: HeadContext): PageHead =>
  landingHead(page, aboutWords(page.state.config.productName), linkTo('ShowAbout'))

/** What the product is, for readers and for writers, and how it is run. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={aboutWords(productName)}
      drawing="sheets"
      links={{
        readers: [
          { href: linkTo('ExploreTopics'), text: landingWording.topics },
          { href: linkTo('ShowCollectionsLibrary'), text: landingWording.library },
        ],
        writers: [{ href: linkTo('ShowWriteLanding'), text: landingWording.forWriters }],
        how: [
          { href: linkTo('ShowRules'), text: landingWording.rules },
          { href: linkTo('ShowHelpPage', {}, { hash: 'contact' }), text: landingWording.contact },
        ],
      }}
    />
  )
}
