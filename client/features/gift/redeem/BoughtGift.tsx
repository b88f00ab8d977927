import type { ReactNode } from 'react'
import { redeemGiftWording as wording } from '../../../../schema/wording/redeem-gift'
import { formatDate } from '../../../lib/format'
import { ButtonLink } from '../../../ui/ButtonLink'
import { giftLink } from '../gift-link'
import type { GiftCodeFieldsFragment } from './gift-code-fields.generated'

interface Props {
  gift: NonNullable<GiftCodeFieldsFragment['viewersGift']>
  expiresAt: number | null
  /** What the buyer would have of it, with the button that takes it; absent if they don't need it. */
  children: ReactNode
}

/**
 * A gift whose link its own buyer has opened, perhaps to try it: it is for passing on, so that comes first. Rule:
 * docs/rules/gifts.md, "Giving".
 */
export function BoughtGift({ gift, expiresAt, children }: Props) {
  const { heading, text, until, give, keep } = wording.bought
  return (
    <div className="mx-auto max-w-inset px-6 pt-10 pb-20 sm:pt-14">
      <h1 className="font-serif text-32 font-semibold tracking-tight text-balance sm:text-42">{heading}</h1>
      <div className="mt-3 max-w-[56ch] space-y-3 text-16 text-ink-soft text-pretty">
        <p>{text}</p>
        {expiresAt !== null && <p>{until(formatDate(expiresAt))}</p>}
      </div>
      <p className="mt-8">
        <ButtonLink look="main" opens="document" href={giftLink(gift)}>
          {give}
        </ButtonLink>
      </p>
      {children && (
        <section aria-labelledby="keep" className="mt-12 border-t border-line pt-6">
          <h2 id="keep" className="font-serif text-20 font-semibold">
            {keep}
          </h2>
          {children}
        </section>
      )}
    </div>
  )
}
