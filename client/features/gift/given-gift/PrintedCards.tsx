import { giftWording } from '../../../../schema/wording/gifts'
import { formatDate } from '../../../lib/format'
import { usePage } from '../../../lib/use-page'
import type { GiftFieldsFragment } from './gift-fields.generated'

const wording = giftWording.given.card

/** On paper: a card for each membership that can still be redeemed, to cut out or to put into an envelope. */
export function PrintedCards({ gift }: { gift: GiftFieldsFragment }) {
  const { productName } = usePage().state.config
  const { senderName, message, expiresAt, codes } = gift
  return (
    <div className="hidden print:block">
      {codes.map(
        ({ id, link }) =>
          link !== null && (
            <section key={id} className="mb-8 break-inside-avoid border border-ink p-8">
              <p className="font-serif text-32 font-semibold tracking-tight">{wording.title(productName)}</p>
              <p className="mt-2 font-serif text-18">{wording.from(senderName)}</p>
              {message && <p className="mt-4 font-serif text-18 whitespace-pre-line">{message}</p>}
              <p className="mt-6 text-14">{wording.open}</p>
              <p className="mt-1 font-mono text-14 wrap-anywhere">{link}</p>
              {expiresAt !== null && <p className="mt-4 text-13">{wording.until(formatDate(expiresAt))}</p>}
            </section>
          ),
      )}
    </div>
  )
}
