import { redirect } from '@tanstack/react-router'
import { linkTo } from '../../../schema/routes/links'
import { planOfSlug } from '../../../schema/rules/membership/offers'
import { planOfType, typeOfPlan } from '../../../schema/rules/membership/types'
import { manageWording } from '../../../schema/wording/manage-membership'
import { payingWording } from '../../../schema/wording/paying'
import { plansWording } from '../../../schema/wording/plans'
import { checkout } from '../../features/membership/checkout/lazy'
import { PaymentQuote } from '../../features/membership/checkout/payment-quote.generated'
import { planIn, type QuoteVariables, quoteVariables } from '../../features/membership/checkout/variables'
import { askCountry, billingForm } from '../../features/membership/lazy'
import { OwnMembership } from '../../features/membership/own/own-membership.generated'
import { PaymentFront } from '../../features/membership/pay/payment-front.generated'
import { mainAddress } from '../../lib/address'
import type { HeadContext, LoadContext, PageContext, PageHead } from '../../lib/page'
import { ShownPart } from '../../lib/ShownPart'
import { usePage } from '../../lib/use-page'
import { VisitorQuery } from '../../shell/toasts/visitor-query.generated'
import { ChoosePlan } from './choice/ChoosePlan'
import { Done } from './done/Done'
import { SwitchQuote } from './upgrade/switch-quote.generated'
import { Upgrade } from './upgrade/Upgrade'
import { becomesFriend, wantedPlan } from './upgrade/wanted-plan'

const frontOf = ({ country }: QuoteVariables) => ({ purpose: 'JOIN' as const, country })

async function loadQuote(page: LoadContext) {
  const { visitor } = await page.query(VisitorQuery, {})
  const plan = planIn(page)
  if (!plan) return
  const variables = quoteVariables(page, plan, visitor.geolocation.country)
  const [{ quoteMembership: quote }] = await Promise.all([
    page.query(PaymentQuote, variables),
    page.query(PaymentFront, frontOf(variables)),
  ])
  if ('field' in quote && quote.field === 'country') await page.part(askCountry)
}

const loadPayment = (page: LoadContext) =>
  Promise.all([loadQuote(page), page.part(checkout), page.part(billingForm)])

async function loadUpgrade(page: LoadContext) {
  const { viewer } = await page.query(OwnMembership, {})
  const status = viewer?.membershipStatus
  if (status) await page.query(SwitchQuote, { membershipType: typeOfPlan(wantedPlan(page, status)) })
}

/** Who has another plan than the address names, or nothing that renews, is shown what they have. */
async function loadConfirmation(page: LoadContext) {
  const status = (await page.query(OwnMembership, {})).viewer?.membershipStatus
  if (!status || status.state === 'LAPSED') return
  if (
    status.nextChargeAt === null ||
    planOfSlug(page.params.membershipType) !== planOfType(status.membershipType)
  )
    throw redirect({ href: linkTo('ManageMembership'), statusCode: 302 })
}

const LOADS = {
  Plans: (page: LoadContext) => page.query(VisitorQuery, {}),
  Payment: loadPayment,
  PlansConfirmation: loadConfirmation,
  Upgrade: loadUpgrade,
}
type Name = keyof typeof LOADS

/** What the address is for: the choice, paying, or what comes after. */
const nameOf = ({ routeName }: PageContext): Name =>
  routeName !== undefined && Object.hasOwn(LOADS, routeName) ? (routeName as Name) : 'Plans'

export const load = (page: LoadContext): Promise<unknown> => LOADS[nameOf(page)](page)

/** A change of plan is called by what it leads to. */
function upgradeTitle(page: HeadContext): string {
  const { title, friendTitle } = manageWording.switchPage
  const status = page.data(OwnMembership, {}).viewer?.membershipStatus
  const isFriend = status && becomesFriend(wantedPlan(page, status), status)
  return isFriend ? friendTitle(page.state.config.productName) : title
}

/** A function, since the module that loads data is loaded without texts. */
function titleOf(name: Name, page: HeadContext): string {
  if (name === 'Upgrade') return upgradeTitle(page)
  return {
    Plans: plansWording.title,
    Payment: payingWording.title,
    PlansConfirmation: payingWording.done.pageTitle,
  }[name]
}

/** The provider of a form that the page shows at once. */
function paymentOf(page: HeadContext): Pick<PageHead, 'payment'> {
  const plan = planIn(page)
  if (!plan) return {}
  const { visitor } = page.data(VisitorQuery, {})
  const variables = quoteVariables(page, plan, visitor.geolocation.country)
  const { quoteMembership, viewer } = page.data(PaymentQuote, variables)
  const status = viewer?.membershipStatus
  const isSold = quoteMembership.__typename === 'MembershipQuote' && (!status || status.state === 'LAPSED')
  return isSold ? { payment: page.data(PaymentFront, frontOf(variables)).paymentFront } : {}
}

export function head(page: HeadContext): PageHead {
  const name = nameOf(page)
  const title = titleOf(name, page)
  if (name !== 'Plans') {
    const parts = name === 'Payment' ? { parts: ['checkout', 'billing'], ...paymentOf(page) } : {}
    return { title, robots: 'noindex', isTool: true, ...parts }
  }
  return {
    title,
    description: plansWording.lead(page.state.config.productName),
    canonical: mainAddress(page, linkTo('Plans')),
  }
}

const Payment = () => <ShownPart part={checkout} props={{}} />

const PARTS = { Plans: ChoosePlan, Payment, PlansConfirmation: Done, Upgrade }

/** The plans, and paying for one. Rules: docs/rules/membership.md, "Pages". */
export function Page() {
  const Part = PARTS[nameOf(usePage())]
  return <Part />
}
