import { linkTo } from '../../../schema/routes/links'
import { offerOf, weekOf } from '../../../schema/rules/membership/offers'
import {
  membershipWords,
  membershipLandingWording as wording,
} from '../../../schema/wording/landing/membership'
import { priceWording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { Landing } from '../../features/landing/Landing'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageContext, PageHead } from '../../lib/page'
import { usePage } from '../../lib/use-page'

/** Everybody shares the page, so its prices are in US dollars. */
function wordsFor({ state }: PageContext) {
  const monthly = priceText(offerOf('monthly', 'USD').price)
  const week = priceWording.week(priceText(weekOf(offerOf('yearly', 'USD').price)))
  return membershipWords(state.config.productName, monthly, week)
}

export const head = (page: HeadContext): PageHead =>
  landingHead(page, wordsFor(page), linkTo('ShowMembershipLanding'))

/** What the membership is, for people who don’t have one. */
export function Page() {
  return (
    <Landing
      words={wordsFor(usePage())}
      drawing="gathering"
      step={{ href: linkTo('Plans'), text: wording.plans }}
      links={{
        stop: [{ href: linkTo('ManageMembership'), text: wording.manage }],
        get: [{ href: linkTo('ShowChoose'), text: wording.choose }],
      }}
    />
  )
}
