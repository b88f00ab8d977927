import { linkTo } from '../../../../schema/routes/links'
import { redeemGiftWording as wording } from '../../../../schema/wording/redeem-gift'
import { formatDate } from '../../../lib/format'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { Notice } from '../../account/Notice'
import { giftLink } from '../gift-link'
import { CodeForm } from './CodeForm'
import { codeIn } from './code-in'
import { GiftCode } from './gift-code.generated'
import type { GiftCodeFieldsFragment } from './gift-code-fields.generated'
import { ValidGift } from './ValidGift'

/** Asks for a code; and says that there is no gift with the one that was typed. */
function EnterCode({ typed }: { typed?: string }) {
  const { heading, text } = typed === undefined ? wording.enter : wording.unknown
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">{heading}</h1>
      <p className="mt-3 mb-8 max-w-[56ch] font-serif text-18 text-ink-soft text-pretty">{text}</p>
      <CodeForm typed={typed} />
    </div>
  )
}

interface UnredeemableProps {
  title: string
  text: string
  /** Its buyer's; absent for everybody else. */
  bought?: GiftCodeFieldsFragment['viewersGift']
}

/** Why a gift can't be redeemed, and the ways on. */
function Unredeemable({ title, text, bought }: UnredeemableProps) {
  const isMember = useViewer()?.membership != null
  const [href, way] = isMember ? [linkTo('Home'), wording.home] : [linkTo('Plans'), wording.plans]
  return (
    <Notice
      title={title}
      ways={
        <>
          {bought ? (
            <ButtonLink look="main" opens="document" href={giftLink(bought)}>
              {wording.bought.see}
            </ButtonLink>
          ) : (
            <ButtonLink look="main" href={href}>
              {way}
            </ButtonLink>
          )}
          <Link look="underlined" href={linkTo('RedeemGift')}>
            {wording.another}
          </Link>
        </>
      }
    >
      <p>{text}</p>
    </Notice>
  )
}

/** A gift that the viewer has redeemed. */
function RedeemedBefore() {
  return (
    <Notice
      title={wording.used.own}
      ways={
        <>
          <ButtonLink look="main" href={linkTo('Home')}>
            {wording.home}
          </ButtonLink>
          <Link look="underlined" href={linkTo('ManageMembership')}>
            {wording.used.manage}
          </Link>
        </>
      }
    >
      <p>{wording.used.ownText}</p>
    </Notice>
  )
}

function KnownCode({ code, gift }: { code: string; gift: GiftCodeFieldsFragment }) {
  const { used, expired, newOnly, bought: own } = wording
  const { viewersGift: bought, expiresAt } = gift
  switch (gift.state) {
    case 'VALID':
      return <ValidGift code={code} gift={gift} />
    case 'EXPIRED': {
      const text = expiresAt === null ? expired.undated : expired.text(formatDate(expiresAt))
      return <Unredeemable title={expired.heading} text={text} bought={bought} />
    }
    case 'ALREADY_USED':
      if (gift.isRedeemedByViewer) return <RedeemedBefore />
      return <Unredeemable title={used.heading} text={bought ? own.used : used.text} bought={bought} />
    case 'NOT_REDEEMABLE_BY_PAST_MEMBERS':
      return (
        <Unredeemable title={newOnly.heading} text={bought ? own.newOnly : newOnly.text} bought={bought} />
      )
    case 'NOT_FOUND':
      return <EnterCode typed={code} />
  }
}

function WithCode({ code }: { code: string }) {
  const { giftCode: answer } = useOperation(GiftCode, { code })
  if (answer.__typename === 'GiftCode') return <KnownCode code={code} gift={answer} />
  return <Unredeemable title={wording.limited} text={answer.message} />
}

/** What a code is good for. Rule: docs/rules/gifts.md, "Redeeming". */
export function Redeem() {
  const code = codeIn(usePage().search.giftCode)
  return code ? <WithCode code={code} /> : <EnterCode />
}
