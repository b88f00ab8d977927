import { paymentWording as wording } from '../../../schema/wording/payment'
import { FIELD_ATTRIBUTE, FIELDS, PAYPAL_ATTRIBUTE } from './card-fields'

/**
 * The labels and boxes of Hosted Fields, whose frames Braintree puts into the boxes. Their documents are light ones with
 * text in our colour: in a dark scheme browsers would give them a white ground.
 */
export function CardFields() {
  return (
    <div className="flex flex-col gap-4">
      <fieldset className="grid grid-cols-2 gap-4">
        <legend className="sr-only">{wording.card}</legend>
        {FIELDS.map((name) => (
          <div key={name} className={name === 'expirationDate' || name === 'cvv' ? '' : 'col-span-2'}>
            <span aria-hidden="true" className="mb-2 block text-14 font-medium">
              {wording.fields[name]}
            </span>
            <div className="h-11 rounded-input border border-control bg-paper-raised px-3 has-data-focused:outline-2 has-data-focused:outline-focus">
              <div {...{ [FIELD_ATTRIBUTE]: name }} className="h-full scheme-light" />
            </div>
          </div>
        ))}
      </fieldset>
      <div hidden>
        <p className="mb-4 text-center text-14 text-ink-soft">{wording.or}</p>
        <div {...{ [PAYPAL_ATTRIBUTE]: '' }} className="scheme-light" />
      </div>
    </div>
  )
}
