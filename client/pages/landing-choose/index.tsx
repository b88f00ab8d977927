import { linkTo } from '../../../schema/routes/links'
import { type PlanName, priceOf } from '../../../schema/rules/membership/plans'
import { chooseWords as words } from '../../../schema/wording/landing/choose'
import { plansWording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { LandingShell } from '../../features/landing/LandingShell'
import { landingHead } from '../../features/landing/landing-head'
import { useCurrency } from '../../features/membership/use-currency'
import type { HeadContext, LoadContext, PageHead } from '../../lib/page'
import { useCanLink } from '../../lib/use-can-link'
import { usePage } from '../../lib/use-page'
import { useSignInLink } from '../../lib/use-sign-in-link'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { ButtonLink } from '../../ui/ButtonLink'
import { Comparison } from './Comparison'

export const load = (page: LoadContext) => page.query(VisitorQuery, {})

export const head = (page: HeadContext): PageHead =>
  landingHead(
    page,
    { title: words.title, description: words.description(page.state.config.productName) },
    linkTo('ShowChoose'),
  )

/** Compares reading for free with the memberships, at the prices of the reader's country. */
export function Page() {
  const { productName } = usePage().state.config
  const canLink = useCanLink()
  const signIn = useSignInLink()
  const currency = useCurrency()
  const price = (plan: PlanName) => priceText(priceOf(plan, currency), currency)
  const free = priceText(0, currency)
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
          monthly={[free, price('monthly'), price('premiumMonthly')]}
          yearly={[free, price('yearly'), price('premiumYearly')]}
        />
        <p className="mt-5 max-w-[56ch] text-14 text-ink-soft text-pretty">
          {plansWording.currency[currency]}
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
