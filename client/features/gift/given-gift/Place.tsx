import { useRef, useState } from 'react'
import { giftWording } from '../../../../schema/wording/gifts'
import { Button } from '../../../ui/Button'
import { CopyButton } from '../../share/CopyButton'
import type { GiftPlaceFieldsFragment } from './gift-place-fields.generated'
import { placeStatus } from './place-status'
import { SendAgain } from './SendAgain'

const wording = giftWording.given

interface Props {
  place: GiftPlaceFieldsFragment
  now: number
  /** Whether the gift has no other. */
  isOnly: boolean
}

/** One membership of a gift: to whom it was sent, what became of it, its link, and sending it again. */
export function Place({ place, now, isOnly }: Props) {
  const { position, recipientEmail, recipientName, link, state, sendsAt } = place
  const [isSending, setSending] = useState(false)
  const opener = useRef<HTMLButtonElement>(null)
  const close = () => {
    setSending(false)
    requestAnimationFrame(() => opener.current?.focus())
  }
  const name = recipientEmail ?? wording.place(position, isOnly)
  return (
    <li className="border-b border-line py-4">
      <div className="flex flex-col gap-x-6 gap-y-3 sm:flex-row sm:items-center sm:justify-between">
        <div className="min-w-0">
          <p className="text-16 wrap-anywhere" data-written={recipientEmail ? '' : undefined}>
            {recipientName ? `${recipientName}, ${name}` : name}
          </p>
          <p className="mt-0.5 text-13 text-ink-soft">{placeStatus(place, now)}</p>
        </div>
        {state === 'VALID' && (
          <div className="flex shrink-0 flex-wrap gap-3">
            {link !== null && (
              <CopyButton text={link} label={wording.copy} name={`${wording.copy}: ${name}`} />
            )}
            <Button
              ref={opener}
              onClick={() => setSending(!isSending)}
              aria-expanded={isSending}
              aria-label={`${wording.sendText(recipientEmail !== null, sendsAt !== null)}: ${name}`}
            >
              {wording.sendText(recipientEmail !== null, sendsAt !== null)}
            </Button>
          </div>
        )}
      </div>
      {isSending && <SendAgain place={place} onClosed={close} />}
    </li>
  )
}
