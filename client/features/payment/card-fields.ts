/** The containers of Hosted Fields, by Braintree’s names. */
export const FIELDS = ['number', 'expirationDate', 'cvv', 'postalCode'] as const
export type FieldName = (typeof FIELDS)[number]

/** The attribute of a field’s container, and that of the place for PayPal’s button. */
export const FIELD_ATTRIBUTE = 'data-card-field'
export const PAYPAL_ATTRIBUTE = 'data-paypal'
