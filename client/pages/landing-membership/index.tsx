import { linkTo } from '../../../schema/routes/links'
import { offerOf, weekOf } from '../../../schema/rules/membership/offers'
import {
  membershipWords,
  membershipLandingWording as wording,
} from '../../../schema/wording/landing/membership'
import { priceWording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { Figure } from '../../features/landing/figures/Figure'
import { storyFigure } from '../../features/landing/figures/lazy'
import { ShownStory } from '../../features/landing/figures/shown-story.generated'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

/** Everybody shares the page, so its prices are in US dollars. */
function wordsFor({ state }: PageContext) {
  const monthly = priceText(offerOf('monthly', 'USD').price)
  const week = priceWording.week(priceText(weekOf(offerOf('yearly', 'USD').price)))
  return membershipWords(state.config.productName, monthly, week)
}

export const load = (page: LoadContext) => Promise.all([page.query(ShownStory, {}), page.part(storyFigure)])

export const head = (page: HeadContext): PageHead => ({
  ...landingHead(page, wordsFor(page), linkTo('ShowMembershipLanding')),
  partsBelow: ['story-figure'],
})

/** What the membership is, for people who don’t have one. */
export function Page() {
  return (
    <Landing
      words={wordsFor(usePage())}
      drawing="gathering"
      figure={<Figure of={storyFigure} />}
      step={{ href: linkTo('Plans'), text: wording.plans }}
      links={{
        stop: [{ href: linkTo('ManageMembership'), text: wording.manage }],
        get: [{ href: linkTo('ShowChoose'), text: wording.choose }],
      }}
    />
  )
}
