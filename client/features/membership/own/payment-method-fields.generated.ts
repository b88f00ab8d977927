// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
type PaymentMethodFields_CreditCard_Fragment = { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number };

type PaymentMethodFields_ApplePayCard_Fragment = { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number };

type PaymentMethodFields_GooglePayCard_Fragment = { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number };

type PaymentMethodFields_PaypalAccount_Fragment = { __typename: 'PaypalAccount', email: string };

export type PaymentMethodFieldsFragment =
  | PaymentMethodFields_CreditCard_Fragment
  | PaymentMethodFields_ApplePayCard_Fragment
  | PaymentMethodFields_GooglePayCard_Fragment
  | PaymentMethodFields_PaypalAccount_Fragment
;

