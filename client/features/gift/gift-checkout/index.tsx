import { useEffect, useRef, useState } from 'react'
import { linkTo } from '../../../../schema/routes/links'
import { giftWording } from '../../../../schema/wording/gifts'
import { priceText } from '../../../../schema/wording/prices'
import { useOperation } from '../../../lib/query'
import { ShownPart } from '../../../lib/ShownPart'
import { usePage } from '../../../lib/use-page'
import { useViewer } from '../../../lib/use-viewer'
import { VisitorQuery } from '../../../shell/toasts/visitor-query.generated'
import { isTaxAdded } from '../../membership/billing/TaxFacts'
import { countryToAsk } from '../../membership/country-to-ask'
import { askCountry } from '../../membership/lazy'
import { NamedCountry } from '../../membership/pay/NamedCountry'
import { useReturned } from '../../membership/pay/use-returned'
import { NeedsScript } from '../../settings/NeedsScript'
import { DetailsForm } from './DetailsForm'
import type { GiftDetails } from './details'
import { GiftQuote } from './gift-quote.generated'
import {
  type GiftKind,
  keepDetails,
  keptDetails,
  nameOfFocused,
  type TypedDetails,
  touchedIn,
  typedIn,
} from './kept-details'
import { type LeftGift, PayForGift } from './PayForGift'

const wording = giftWording.checkout

/**
 * What the form contains: what was kept from before a reload, and over it what was typed into the page while its
 * script was loading, whose field keeps the focus.
 */
function useTyped(kind: GiftKind) {
  const senderName = useViewer()?.name ?? ''
  const [typed, setTyped] = useState<TypedDetails>({ senderName })
  const [isKept, setKept] = useState(false)
  const box = useRef<HTMLDivElement>(null)
  const focused = useRef<string>(undefined)
  useEffect(() => {
    const form = box.current?.querySelector('form')
    const kept = keptDetails(kind)
    const early = form ? touchedIn(form) : {}
    if (!form || (!kept && Object.keys(early).length === 0)) return
    const all = { ...(kept ?? typedIn(form)), ...early }
    keepDetails(kind, all)
    focused.current = nameOfFocused(form)
    setTyped(all)
    setKept(true)
  }, [kind])
  useEffect(() => {
    const name = focused.current
    if (isKept && name) box.current?.querySelector<HTMLElement>(`[name="${name}"]`)?.focus()
  }, [isKept])
  return { typed, setTyped, isKept, box }
}

/** Whom a gift is for, then what it costs and the provider's form. Rule: docs/rules/gifts.md, "Giving". */
export function GiftCheckout({ kind }: { kind: GiftKind }) {
  const page = usePage()
  const { productName } = page.state.config
  const { visitor } = useOperation(VisitorQuery, {})
  const country = countryToAsk(page, visitor.geolocation.country)
  const { quoteGift: quote } = useOperation(GiftQuote, { quantity: 1, country, billing: null })
  const { typed, setTyped, isKept, box } = useTyped(kind)
  const [details, setDetails] = useState<GiftDetails>()
  const back = useReturned<LeftGift>('GIFT')
  const { returned } = back
  const before = returned?.typed?.kind === kind ? returned.typed.details : undefined
  useEffect(() => {
    if (before) setDetails((known) => known ?? before)
  }, [before])
  const heading = useRef<HTMLHeadingElement>(null)
  const step = details ? 'pay' : 'details'
  const shown = useRef(step)
  useEffect(() => {
    // The form takes the place of the other one, and with it the focus.
    if (shown.current !== step) heading.current?.focus()
    shown.current = step
  }, [step])
  const isGroup = kind === 'group'
  const title = isGroup ? wording.titleGroup : wording.title
  if (quote.__typename !== 'GiftQuote')
    return (
      <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
        <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">{title}</h1>
        {quote.field === 'country' ? (
          <div className="mt-8">
            <ShownPart
              part={askCountry}
              props={{ action: linkTo(isGroup ? 'GroupGift' : 'ShowLiteGiftCheckout'), search: page.search }}
            />
          </div>
        ) : (
          <p className="mt-4 text-16 text-ink-soft text-pretty">{quote.message}</p>
        )}
      </div>
    )
  const { price, currency, taxes } = quote
  const total = priceText(price, currency)
  return (
    <div className={`mx-auto px-6 pt-10 pb-20 sm:pt-14 ${details ? 'max-w-[62rem]' : 'max-w-inset'}`}>
      <h1
        ref={heading}
        tabIndex={-1}
        className="font-serif text-32 font-semibold tracking-tight text-balance outline-none sm:text-42"
      >
        {details ? giftWording.pay.heading : title}
      </h1>
      {details ? (
        <div className="mt-8">
          <PayForGift
            kind={kind}
            details={details}
            country={country}
            back={back}
            onChange={() => setDetails(undefined)}
          />
        </div>
      ) : (
        <>
          <p className="mt-3 max-w-[56ch] font-serif text-18 text-ink-soft text-pretty">
            {isGroup ? wording.leadGroup(productName, total) : wording.lead(productName, total)}
          </p>
          <div className="mb-8">{country && <NamedCountry code={country} />}</div>
          <NeedsScript text={wording.needsScript} />
          {returned?.isUsable && !before && (
            <p role="status" className="mb-8 text-16 text-pretty">
              {wording.again}
            </p>
          )}
          <div ref={box}>
            <DetailsForm
              key={isKept ? 'kept' : 'new'}
              kind={kind}
              typed={typed}
              price={price}
              currency={currency}
              hasTaxOnTop={isTaxAdded(taxes)}
              now={Date.now()}
              onDone={(done, what) => {
                setTyped(what)
                setDetails(done)
              }}
            />
          </div>
        </>
      )}
    </div>
  )
}
