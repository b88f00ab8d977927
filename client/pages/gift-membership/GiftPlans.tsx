import { linkTo } from '../../../schema/routes/links'
import { PRICES } from '../../../schema/rules/membership/plans'
import { giftWording } from '../../../schema/wording/gifts'
import { plansWording } from '../../../schema/wording/plans'
import { priceText } from '../../../schema/wording/prices'
import { PlansPage } from '../../features/membership/PlansPage'
import { useCurrency } from '../../features/membership/use-currency'
import { usePage } from '../../lib/use-page'
import { useViewer } from '../../lib/use-viewer'
import { ButtonLink } from '../../ui/ButtonLink'
import { Link } from '../../ui/Link'

const wording = giftWording.plans

interface Props {
  id: string
  title: string
  text: string
  price: string
  href: string
  choose: string
  isMain?: boolean
}

function Choice({ id, title, text, price, href, choose, isMain = false }: Props) {
  return (
    <section aria-labelledby={id} className="flex flex-col items-start border-t border-ink pt-5">
      <h2 id={id} className="font-serif text-24 font-semibold tracking-tight">
        {title}
      </h2>
      <p className="mt-1 mb-4 max-w-[48ch] flex-1 text-16 text-ink-soft text-pretty">{text}</p>
      <p className="mb-5 font-serif text-20 font-semibold tabular-nums">{price}</p>
      <ButtonLink href={href} look={isMain ? 'main' : 'quiet'} opens="document">
        {choose}
      </ButtonLink>
    </section>
  )
}

/** One gift or many, with what each costs where the reader is. */
export function GiftPlans() {
  const { productName } = usePage().state.config
  const viewer = useViewer()
  const currency = useCurrency()
  const price = priceText(PRICES[currency].gift, currency)
  return (
    <PlansPage heading={wording.heading} lead={wording.lead(productName)}>
      <div className="mt-10 grid gap-x-16 gap-y-12 sm:grid-cols-2">
        <Choice
          id="one"
          title={wording.one}
          text={wording.oneText}
          price={wording.member(price)}
          href={linkTo('ShowLiteGiftCheckout')}
          choose={wording.oneChoose}
          isMain
        />
        <Choice
          id="group"
          title={wording.group}
          text={wording.groupText}
          price={wording.each(price)}
          href={linkTo('GroupGift')}
          choose={wording.groupChoose}
        />
      </div>
      <p className="mt-10 max-w-[64ch] text-14 text-ink-soft text-pretty">
        {wording.terms} {plansWording.currency[currency]}
      </p>
      <p className="mt-2 flex flex-wrap gap-x-8">
        <Link look="underlined" href={linkTo('RedeemGift')}>
          {wording.redeem}
        </Link>
        {viewer && (
          <Link look="underlined" href={linkTo('SettingsTab', { setting: 'membership' })}>
            {wording.yours}
          </Link>
        )}
      </p>
    </PlansPage>
  )
}
