import { linkTo } from '../../../schema/routes/links'
import { aboutWords } from '../../../schema/wording/landing/about'
import { landingWording } from '../../../schema/wording/landing/landing'
import { Figure } from '../../features/landing/figures/Figure'
import { publicationFigure, storyFigure } from '../../features/landing/figures/lazy'
import { ShownPublication } from '../../features/landing/figures/shown-publication.generated'
import { ShownStory } from '../../features/landing/figures/shown-story.generated'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

export const load = (page: LoadContext) =>
  Promise.all([
    page.query(ShownStory, {}),
    page.query(ShownPublication, {}),
    page.part(storyFigure),
    page.part(publicationFigure),
  ])

export const head = (page: HeadContext): PageHead => ({
  ...landingHead(page, aboutWords(page.state.config.productName), linkTo('ShowAbout')),
  partsBelow: ['story-figure', 'publication-figure'],
})

/** What the product is, for readers and for writers, and how it is run. */
export function Page() {
  const { productName } = usePage().state.config
  return (
    <Landing
      words={aboutWords(productName)}
      drawing="sheets"
      figure={<Figure of={storyFigure} />}
      figures={{ writers: <Figure of={publicationFigure} /> }}
      links={{
        readers: [
          { href: linkTo('ExploreTopics'), text: landingWording.topics },
          { href: linkTo('ShowCollectionsLibrary'), text: landingWording.library },
        ],
        writers: [
          { href: linkTo('ImportStory'), text: landingWording.importStories },
          { href: linkTo('ShowWriteLanding'), text: landingWording.forWriters },
        ],
        how: [
          { href: linkTo('ShowRules'), text: landingWording.rules },
          { href: linkTo('ShowHelpPage', {}, { hash: 'contact' }), text: landingWording.contact },
        ],
      }}
    />
  )
}
