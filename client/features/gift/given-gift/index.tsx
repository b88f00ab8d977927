import type { ReactNode } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { giftWording } from '../../../../schema/wording/gifts'
import { priceText } from '../../../../schema/wording/prices'
import { formatDate } from '../../../lib/format'
import { useOperation } from '../../../lib/query'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { Notice } from '../../account/Notice'
import { CopyButton } from '../../share/CopyButton'
import { paidBack } from '../paid-back'
import type { GiftFieldsFragment } from './gift-fields.generated'
import { GivenGift } from './given-gift.generated'
import { linksTable } from './links-table'
import { Place } from './Place'
import { PrintedCards } from './PrintedCards'

const wording = giftWording.given

/** Hands a file to the browser's downloads. */
function download(name: string, text: string): void {
  const address = URL.createObjectURL(new Blob([text], { type: 'text/csv;charset=utf-8' }))
  const link = Object.assign(document.createElement('a'), { href: address, download: name })
  link.click()
  URL.revokeObjectURL(address)
}

function NotPaid({ isOpen }: { isOpen: boolean }) {
  const { pathname, search } = usePage()
  return (
    <Notice
      title={isOpen ? wording.open : wording.failed}
      ways={
        isOpen ? (
          <ButtonLink look="main" opens="document" href={`${pathname}?gift=${search.gift}`}>
            {wording.reload}
          </ButtonLink>
        ) : (
          <ButtonLink look="main" href={linkTo('GiftPlans')}>
            {wording.another}
          </ButtonLink>
        )
      }
    >
      <p>{isOpen ? wording.openText : wording.failedText}</p>
    </Notice>
  )
}

/** What can be done with all of its links. */
function AllLinks({ gift, now }: { gift: GiftFieldsFragment; now: number }) {
  const links = gift.codes.flatMap(({ link }) => (link === null ? [] : [link]))
  if (links.length === 0) return null
  return (
    <div className="mt-6 flex flex-wrap gap-3">
      {gift.quantity > 1 && (
        <>
          <CopyButton text={links.join('\n')} label={wording.copyAll} />
          <Button onClick={() => download('gifts.csv', linksTable(gift.codes, now))}>{wording.csv}</Button>
        </>
      )}
      <Button onClick={() => window.print()}>{wording.print}</Button>
    </div>
  )
}

/** What a gift that was paid says first: whether it has been sent, is sent later, or is in the giver's hands. */
function headingOf({ codes, quantity }: GiftFieldsFragment, now: number): string {
  const isMailed = codes.some(({ recipientEmail }) => recipientEmail !== null)
  if (!isMailed) return wording.ready(quantity)
  const isLater = codes.some(({ sendsAt }) => sendsAt !== null && sendsAt > now)
  return isLater ? wording.planned(quantity) : wording.onItsWay(quantity)
}

interface PaidProps {
  gift: GiftFieldsFragment
  /** How what it cost went back, if it did. */
  back: ReturnType<typeof paidBack>
  receipt: ReactNode
  now: number
}

function Paid({ gift, back, receipt, now }: PaidProps) {
  const { quantity, price, currency, codes, expiresAt, redeemedCount, isForNewOnly } = gift
  const total = priceText(quantity * price, currency)
  const hasMail = useViewer()?.emailObfuscated != null
  return (
    <>
      <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14" data-no-print>
        <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">
          {back ? wording.paidBack.title : headingOf(gift, now)}
        </h1>
        <div className="mt-3 max-w-[56ch] space-y-2 font-serif text-18 text-ink-soft text-pretty">
          <p>
            {(back ? wording.paidBack.texts[back] : (total: string) => wording.paid(quantity, total))(total)}
            {!back && hasMail && ` ${wording.receiptMail}`}
          </p>
          {back ? (
            <p>{wording.paidBack.rest}</p>
          ) : (
            <p>
              {expiresAt !== null && wording.until(quantity, formatDate(expiresAt))}{' '}
              {isForNewOnly && wording.newOnly}
            </p>
          )}
        </div>
        <AllLinks gift={gift} now={now} />
        {quantity > 1 && (
          <p className="mt-8 text-14 text-ink-soft tabular-nums">
            {wording.redeemed(redeemedCount, quantity)}
          </p>
        )}
        <ul className={`border-t border-line ${quantity > 1 ? 'mt-2' : 'mt-8'}`}>
          {codes.map((place) => (
            <Place key={place.id} place={place} now={now} isOnly={quantity === 1} />
          ))}
        </ul>
        <p className="mt-6 flex flex-wrap items-center gap-x-8">
          {receipt}
          <Link look="underlined" href={linkTo('SettingsTab', { setting: 'membership' })}>
            {giftWording.plans.yours}
          </Link>
          <Link look="underlined" href={linkTo('GiftPlans')}>
            {wording.another}
          </Link>
        </p>
      </div>
      <PrintedCards gift={gift} />
    </>
  )
}

/** A gift as its buyer sees it: right after paying, and later. Rule: docs/rules/gifts.md, "Giving". */
export function Given({ id }: { id: string }) {
  const { gift } = useOperation(GivenGift, { id })
  if (!gift) return null
  if (gift.state !== 'DONE') return <NotPaid isOpen={gift.state === 'OPEN'} />
  const receipt = gift.charge && (
    <Link look="underlined" href={linkTo('BillingReceipt', { chargeId: gift.charge.id })}>
      {wording.receipt}
    </Link>
  )
  return <Paid gift={gift} back={paidBack(gift)} receipt={receipt} now={Date.now()} />
}
