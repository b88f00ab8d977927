import { useEffect, useRef, useState } from 'react'
import type { GiftEffect } from '../../../../schema/graphql/types.generated'
import { linkTo } from '../../../../schema/routes/links'
import { redeemGiftWording } from '../../../../schema/wording/redeem-gift'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import { useSignInLink } from '../../../lib/use-sign-in-link'
import { useViewer } from '../../../lib/use-viewer'
import { Button } from '../../../ui/Button'
import { ButtonLink } from '../../../ui/ButtonLink'
import { Link } from '../../../ui/Link'
import { NeedsScript } from '../../settings/NeedsScript'
import { RefusalText } from '../../settings/SignInAgain'
import { useChange } from '../../settings/use-change'
import { BoughtGift } from './BoughtGift'
import type { GiftCodeFieldsFragment } from './gift-code-fields.generated'
import { Redeemed } from './Redeemed'
import { RedeemGift } from './redeem-gift.generated'

const wording = redeemGiftWording.valid

/** Whose membership is given, and doesn’t renew. Others know what a membership is, and theirs may renew. */
const IN_NEED: ReadonlySet<GiftEffect> = new Set<GiftEffect>(['BEGINS', 'LASTS_LONGER'])

/** What it changes for the viewer, before they agree. */
function Effect({ gives }: Pick<GiftCodeFieldsFragment, 'gives'>) {
  const viewer = useViewer()
  if (!viewer || !gives) return null
  const { effect, months, until } = gives
  if (effect === 'NOT_NEEDED') return <p>{wording.notNeeded}</p>
  return until === null ? null : <p>{wording.effect[effect](months, formatDate(until))}</p>
}

/** A gift that can be redeemed: from whom it is, what it gives, and the button that takes it. Its buyer passes it on. */
export function ValidGift({ code, gift }: { code: string; gift: GiftCodeFieldsFragment }) {
  const { productName } = usePage().state.config
  const viewer = useViewer()
  const signIn = useSignInLink()
  const { run, isPending, refusal } = useChange(RedeemGift)
  const [key] = useState(() => crypto.randomUUID())
  const [redeemed, setRedeemed] = useState<{ endsAt: number; nextChargeAt: number | null }>()
  const done = useRef<HTMLDivElement>(null)
  useEffect(() => {
    // The button that had the focus is gone.
    if (redeemed) done.current?.focus()
  }, [redeemed])
  const { senderName, writtenMessage: message, expiresAt, gives, viewersGift } = gift
  const redeem = async () => {
    const result = await run({ code, key })
    if (result) setRedeemed(result.membership)
  }
  if (redeemed)
    return (
      <div ref={done} tabIndex={-1} className="outline-none">
        <Redeemed isNew={gives?.effect === 'BEGINS'} {...redeemed} />
      </div>
    )
  const isNeeded = gives?.effect !== 'NOT_NEEDED'
  const take = (text: string, look?: 'main') => (
    <Button
      look={look}
      isPending={isPending}
      pendingText={wording.submitting}
      onClick={redeem}
      aria-describedby="redeem-error"
    >
      {text}
    </Button>
  )
  const refused = (
    <>
      <NeedsScript text={wording.needsScript} />
      <RefusalText id="redeem-error" refusal={refusal} />
    </>
  )
  if (viewersGift)
    return (
      <BoughtGift gift={viewersGift} expiresAt={expiresAt}>
        {isNeeded && (
          <>
            <div className="mt-2 text-16 text-ink-soft text-pretty">
              <Effect gives={gives} />
            </div>
            {refused}
            <p className="mt-4">{take(redeemGiftWording.bought.submit)}</p>
          </>
        )}
      </BoughtGift>
    )
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1
        className="font-serif text-32 font-semibold tracking-tight text-balance wrap-anywhere sm:text-42"
        data-written={senderName ? '' : undefined}
      >
        {senderName ? wording.heading(senderName, productName) : wording.headingNobody(productName)}
      </h1>
      {message && (
        <blockquote
          aria-label={senderName ? wording.message(senderName) : undefined}
          data-written=""
          className="mt-6 border-s-2 border-accent ps-5 font-serif text-20 whitespace-pre-line text-pretty wrap-anywhere"
        >
          {message}
        </blockquote>
      )}
      <div className="mt-6 max-w-[56ch] space-y-3 text-16 text-ink-soft text-pretty">
        {gives && IN_NEED.has(gives.effect) && <p>{wording.lead(productName)}</p>}
        <Effect gives={gives} />
        {!viewer && (
          <p>
            {gift.isForNewOnly && `${wording.newOnly} `}
            {wording.visitor}
          </p>
        )}
      </div>
      {viewer ? (
        <>
          {refused}
          <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
            {isNeeded ? (
              take(wording.submit, 'main')
            ) : (
              <ButtonLink href={linkTo('Home')}>{redeemGiftWording.home}</ButtonLink>
            )}
          </p>
        </>
      ) : (
        <p className="mt-8 flex flex-wrap items-center gap-x-6 gap-y-2">
          <ButtonLink look="main" {...signIn('register')}>
            {wording.register}
          </ButtonLink>
          <Link look="underlined" size="large" {...signIn()}>
            {wording.signIn}
          </Link>
        </p>
      )}
      <p className="mt-6 text-14 text-ink-soft text-pretty">
        {viewer && (
          <>
            <span data-written="">{wording.as(viewer.name)}</span>{' '}
          </>
        )}
        {expiresAt !== null && wording.until(formatDate(expiresAt))}
      </p>
    </div>
  )
}
