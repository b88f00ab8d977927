import { useEffect, useRef, useState } from 'react'
import { object } from 'valibot'
import { giftEmail } from '../../../../schema/inputs/gift'
import { giftWording } from '../../../../schema/wording/gifts'
import { showToast } from '../../../shell/toast'
import { Button } from '../../../ui/Button'
import { Field } from '../../../ui/form/Field'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { ChangeForm } from '../../settings/ChangeForm'
import type { GiftPlaceFieldsFragment } from './gift-place-fields.generated'
import { SendGiftAgain } from './send-gift-again.generated'

const wording = giftWording.given.again

interface Props {
  place: GiftPlaceFieldsFragment
  onClosed: () => void
}

/** Sends one membership of a gift by mail: again, or to another address. */
export function SendAgain({ place, onClosed }: Props) {
  const [schema] = useState(() => object({ email: giftEmail }))
  /** The key stays the same when the request is retried after a lost answer. */
  const [key] = useState(() => crypto.randomUUID())
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const isPlanned = place.sendsAt !== null
  const { recipientEmail, isRecipientForgotten } = place
  const known = isRecipientForgotten ? null : recipientEmail
  const hint = isRecipientForgotten ? wording.forgotten : known && !isPlanned ? wording.hint : undefined
  return (
    <ChangeForm
      operation={SendGiftAgain}
      schema={schema}
      variables={({ email }) => ({ codeId: place.id, email, key })}
      className="mt-3 flex max-w-[28rem] flex-col gap-3"
      onDone={({ sendsAt }, { email }) => {
        const isLater = sendsAt !== null && sendsAt > Date.now()
        showToast({
          message: isLater ? wording.saved(email) : wording.sent(email),
          extraParams: { testId: 'gift-sent' },
        })
        onClosed()
      }}
    >
      <Field
        ref={field}
        type="email"
        name="email"
        label={wording.label}
        hint={hint}
        autoComplete="off"
        defaultValue={known ?? ''}
      />
      <p className="flex flex-wrap gap-3">
        <SubmitButton pendingText={wording.sending}>{isPlanned ? wording.save : wording.send}</SubmitButton>
        <Button onClick={onClosed}>{wording.cancel}</Button>
      </p>
    </ChangeForm>
  )
}
