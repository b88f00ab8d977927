import { linkTo } from '../../../schema/routes/links'
import { weekOf } from '../../../schema/rules/membership/offers'
import { type Currency, isThreefold, priceOf } from '../../../schema/rules/membership/plans'
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
import { useCurrency } from '../../features/membership/use-currency'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'

function wordsFor({ state }: PageContext, currency: Currency) {
  const monthly = priceText(priceOf('monthly', currency), currency)
  const week = priceWording.week(priceText(weekOf(priceOf('yearly', currency)), currency))
  return membershipWords(state.config.productName, monthly, week, isThreefold(currency))
}

export const load = (page: LoadContext) =>
  Promise.all([page.query(ShownStory, {}), page.query(VisitorQuery, {}), page.part(storyFigure)])

export const head = (page: HeadContext): PageHead => ({
  ...landingHead(
    page,
    wordsFor(page, page.data(VisitorQuery, {}).visitor.currency),
    linkTo('ShowMembershipLanding'),
  ),
  partsBelow: ['story-figure'],
})

/** What the membership is, for people who don’t have one. */
export function Page() {
  return (
    <Landing
      words={wordsFor(usePage(), useCurrency())}
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
