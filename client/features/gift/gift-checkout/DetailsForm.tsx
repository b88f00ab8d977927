import { type FormEvent, type ReactNode, useRef, useState } from 'react'
import { MAX_GIFT_MESSAGE } from '../../../../schema/inputs/gift'
import { linkTo } from '../../../../schema/routes/links'
import { GROUP_GIFT, SEND_WITHIN_MONTHS } from '../../../../schema/rules/membership/gifts'
import { addMonths } from '../../../../schema/rules/membership/periods'
import type { Currency } from '../../../../schema/rules/membership/plans'
import { giftWording } from '../../../../schema/wording/gifts'
import { priceText } from '../../../../schema/wording/prices'
import { saleTaxWording } from '../../../../schema/wording/sale-taxes'
import { Checkbox } from '../../../ui/form/Checkbox'
import { Field } from '../../../ui/form/Field'
import { Form } from '../../../ui/form/Form'
import { RadioChoice } from '../../../ui/form/RadioChoice'
import { SubmitButton } from '../../../ui/form/SubmitButton'
import { TextArea } from '../../../ui/form/TextArea'
import { Link } from '../../../ui/Link'
import { dayInField, detailsSchema, type GiftDetails, quantityIn, type WayName } from './details'
import { type GiftKind, keepDetails, type TypedDetails, typedIn } from './kept-details'

const wording = giftWording.checkout

interface Props {
  kind: GiftKind
  /** What the fields contain at first. */
  typed: TypedDetails
  price: number
  currency: Currency
  /** Whether tax comes on top of the price. */
  hasTaxOnTop: boolean
  now: number
  onDone: (details: GiftDetails, typed: TypedDetails) => void
}

function Recipient({ typed }: { typed: TypedDetails }) {
  return (
    <>
      <Field
        type="email"
        name="recipientEmail"
        label={wording.recipientEmail}
        autoComplete="off"
        defaultValue={typed.recipientEmail ?? ''}
      />
      <Field
        name="recipientName"
        label={wording.recipientName}
        autoComplete="off"
        defaultValue={typed.recipientName ?? ''}
      />
    </>
  )
}

function Recipients({ typed }: { typed: TypedDetails }) {
  return (
    <TextArea
      name="recipients"
      label={wording.recipients}
      hint={wording.recipientsHint}
      rows={6}
      autoComplete="off"
      autoCapitalize="off"
      spellCheck={false}
      defaultValue={typed.recipients ?? ''}
    />
  )
}

/** The fields that only one of the ways has. They stay while the other is chosen, with what was typed. */
function Way({ isChosen, children }: { isChosen: boolean; children: ReactNode }) {
  return (
    <div hidden={!isChosen} className="flex flex-col gap-5">
      {children}
    </div>
  )
}

const optionsOf = (isGroup: boolean) =>
  [
    { value: 'email', name: wording.email, text: isGroup ? wording.emailGroupText : wording.emailText },
    {
      value: 'link',
      name: isGroup ? wording.linkGroup : wording.link,
      text: isGroup ? wording.linkGroupText : wording.linkText,
    },
  ] as const

/** To whom, how, when and with which words. The entries survive a reload. Rule: docs/rules/gifts.md, "Giving". */
export function DetailsForm({ kind, typed, price, currency, hasTaxOnTop, now, onDone }: Props) {
  const isGroup = kind === 'group'
  const [way, setWay] = useState<WayName>(typed.way === 'link' ? 'link' : 'email')
  const [quantity, setQuantity] = useState(quantityIn(kind, typed))
  const latest = useRef(typed)
  const changed = ({ currentTarget }: FormEvent<HTMLElement>) => {
    const form = currentTarget.querySelector('form')
    if (!form) return
    const read = typedIn(form)
    latest.current = read
    keepDetails(kind, read)
    setQuantity(quantityIn(kind, read))
  }
  const total = priceText(quantity * price, currency)
  return (
    <div onInput={changed}>
      <Form
        schema={detailsSchema(kind, way, now)}
        onSubmit={async (details) => {
          onDone(details, latest.current)
          return false
        }}
        className="flex flex-col gap-5"
      >
        <RadioChoice
          name="way"
          label={isGroup ? wording.wayGroup : wording.way}
          options={optionsOf(isGroup)}
          defaultValue={way}
          onChange={setWay}
        />
        <Way isChosen={way === 'email'}>
          {isGroup ? <Recipients typed={typed} /> : <Recipient typed={typed} />}
          <Field
            type="date"
            name="sendOn"
            label={isGroup ? wording.sendOnGroup : wording.sendOn}
            hint={wording.sendOnHint}
            min={dayInField(now)}
            max={dayInField(addMonths(now, SEND_WITHIN_MONTHS))}
            defaultValue={typed.sendOn ?? dayInField(now)}
          />
        </Way>
        {isGroup && (
          <Way isChosen={way === 'link'}>
            <Field
              type="number"
              name="quantity"
              label={wording.quantity}
              hint={wording.quantityHint}
              min={GROUP_GIFT.least}
              max={GROUP_GIFT.most}
              inputMode="numeric"
              autoComplete="off"
              defaultValue={typed.quantity ?? '5'}
            />
          </Way>
        )}
        <Field
          name="senderName"
          label={wording.senderName}
          hint={wording.senderNameHint}
          autoComplete="name"
          defaultValue={typed.senderName ?? ''}
        />
        <TextArea
          name="message"
          label={wording.message}
          counter={{ max: MAX_GIFT_MESSAGE, label: wording.counter }}
          defaultValue={typed.message ?? ''}
        />
        {isGroup && (
          <Checkbox
            name="isForNewOnly"
            value="yes"
            label={wording.isForNewOnly}
            hint={wording.isForNewOnlyHint}
            defaultChecked={typed.isForNewOnly !== undefined}
          />
        )}
        <p className="flex flex-wrap items-baseline justify-between gap-x-6 gap-y-1 border-t border-line pt-5">
          <span className="text-14 text-ink-soft">{wording.total}</span>
          <output className="font-serif text-20 font-semibold tabular-nums">
            {wording.totalOf(quantity, priceText(price, currency), total)}
            {hasTaxOnTop && ` ${saleTaxWording.plusTax}`}
          </output>
        </p>
        <SubmitButton isWide>{wording.continue}</SubmitButton>
        <p>
          <Link
            look="underlined"
            href={linkTo(isGroup ? 'ShowLiteGiftCheckout' : 'GroupGift')}
            opens="document"
          >
            {isGroup ? wording.toOne : wording.toGroup}
          </Link>
        </p>
      </Form>
    </div>
  )
}
