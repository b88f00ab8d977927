import { linkTo } from '../../../schema/routes/links'
import { offerOf } from '../../../schema/rules/membership/offers'
import type { Currency, PlanName } from '../../../schema/rules/membership/plans'
import { chooseWords as words } from '../../../schema/wording/landing/choose'
import { priceText } from '../../../schema/wording/prices'
import { LandingShell } from '../../features/landing/LandingShell'
import { landingHead } from '../../features/landing/landing-head'
import type { HeadContext, PageHead } from '../../lib/page'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { ButtonLink } from '../../ui/ButtonLink'
import { Comparison } from './Comparison'

const price = (plan: PlanName, currency: Currency = 'USD') =>
  priceText(offerOf(plan, currency).price, currency)

export const head = (page: HeadContext): PageHead =>
  landingHead(
    page,
    { title: words.title, description: words.description(page.state.config.productName) },
    linkTo('ShowChoose'),
  )

/** Compares reading for free with the memberships. Everybody shares the page, so its prices are in US dollars. */
export function Page() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const signIn = useSignInLink()
  return (
    <LandingShell>
      <div className="mx-auto max-w-[62rem] px-6 pt-8 pb-20 sm:pt-12">
        <h1 className="font-serif text-[clamp(2rem,6.4vw,3.5rem)] leading-[1.1] font-normal tracking-[-0.02em] text-balance">
          {words.heading}
        </h1>
        <p className="mt-5 max-w-[40rem] font-serif text-20 text-ink-soft text-pretty">
          {words.lead(productName)}
        </p>
        <Comparison
          monthly={[priceText(0), price('monthly'), price('premiumMonthly')]}
          yearly={[priceText(0), price('yearly'), price('premiumYearly')]}
        />
        <p className="mt-5 max-w-[56ch] text-14 text-ink-soft text-pretty">
          {words.canada(
            price('monthly', 'CAD'),
            price('yearly', 'CAD'),
            price('premiumMonthly', 'CAD'),
            price('premiumYearly', 'CAD'),
          )}
        </p>
        <p className="mt-8 flex flex-wrap gap-4">
          <ButtonLink look="main" href={linkTo('Plans')}>
            {words.plans}
          </ButtonLink>
          {canLink('SignIn') && <ButtonLink {...signIn('register')}>{words.free}</ButtonLink>}
        </p>
      </div>
    </LandingShell>
  )
}
