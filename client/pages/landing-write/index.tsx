import { linkTo } from '../../../schema/routes/links'
import { creatorToolsWords } from '../../../schema/wording/landing/creator-tools'
import { creatorsWords } from '../../../schema/wording/landing/creators'
import { landingWording } from '../../../schema/wording/landing/landing'
import { writeWords } from '../../../schema/wording/landing/write'
import type { DrawingName } from '../../features/drawing/Drawing'
import { Figure } from '../../features/landing/figures/Figure'
import { editorFigure, publicationFigure, storyFigure } from '../../features/landing/figures/lazy'
import { ShownPublication } from '../../features/landing/figures/shown-publication.generated'
import { ShownStory } from '../../features/landing/figures/shown-story.generated'
import { Landing, type LandingProps } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { LandingLink } from '../../features/landing/next-step'
import { Platforms } from '../../features/landing/Platforms'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

/** The page has three addresses, each with its own emphasis. */
const WORDS = {
  ShowWriteLanding: writeWords,
  ShowCreators: creatorsWords,
  ShowCreatorTools: creatorToolsWords,
}
type Emphasis = keyof typeof WORDS

const DRAWINGS: Readonly<Record<Emphasis, DrawingName>> = {
  ShowWriteLanding: 'letter',
  ShowCreators: 'gathering',
  ShowCreatorTools: 'needle',
}

const emphasisOf = ({ routeName }: PageContext): Emphasis =>
  routeName !== undefined && routeName in WORDS ? (routeName as Emphasis) : 'ShowWriteLanding'

const topics: LandingLink = { href: linkTo('ExploreTopics'), text: landingWording.topics }
const importing: LandingLink = { href: linkTo('ImportStory'), text: landingWording.importStories }
const tools: LandingLink = { href: linkTo('ShowCreatorTools'), text: landingWording.tools }
const home: LandingLink = { href: linkTo('ShowCreators'), text: landingWording.creators }
const writing: LandingLink = { href: linkTo('ShowWriteLanding'), text: landingWording.forWriters }
const business: LandingLink = { href: linkTo('ShowBusiness'), text: landingWording.business }

const LINKS: Readonly<Record<Emphasis, Readonly<Record<string, readonly LandingLink[]>>>> = {
  ShowWriteLanding: { archive: [importing], page: [tools], readers: [topics, home] },
  ShowCreators: { archive: [importing], together: [business], readership: [tools, writing] },
  ShowCreatorTools: { story: [importing, writing], publication: [business] },
}

/** The parts and the data of what each address shows. */
export const load = (page: LoadContext) =>
  emphasisOf(page) === 'ShowCreators'
    ? Promise.all([page.query(ShownPublication, {}), page.part(publicationFigure)])
    : Promise.all([page.query(ShownStory, {}), page.part(storyFigure), page.part(editorFigure)])

/** What each address shows of the product: below its lead, and below its sections. */
const FIGURES: Readonly<Record<Emphasis, Pick<LandingProps, 'figure' | 'figures'>>> = {
  ShowWriteLanding: { figures: { page: <Figure of={storyFigure} />, editor: <Figure of={editorFigure} /> } },
  ShowCreators: { figure: <Figure of={publicationFigure} /> },
  ShowCreatorTools: { figure: <Figure of={editorFigure} /> },
}

export function head(page: HeadContext): PageHead {
  const emphasis = emphasisOf(page)
  return {
    ...landingHead(page, WORDS[emphasis](page.state.config.productName), linkTo(emphasis)),
    partsBelow: emphasis === 'ShowCreators' ? ['publication-figure'] : ['story-figure', 'editor-figure'],
  }
}

/** What writers get here: the page for a text, the home for a body of work, or the tools. */
export function Page() {
  const page = usePage()
  const emphasis = emphasisOf(page)
  return (
    <Landing
      words={WORDS[emphasis](page.state.config.productName)}
      drawing={DRAWINGS[emphasis]}
      links={LINKS[emphasis]}
      {...FIGURES[emphasis]}
    >
      {emphasis === 'ShowWriteLanding' && <Platforms />}
    </Landing>
  )
}
