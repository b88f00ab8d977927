// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type BillingReceiptQueryVariables = Exact<{
  id: string;
}>;


export type BillingReceiptQuery = { charge: { __typename: 'MembershipCharge', id: string, createdAt: number, amount: number, currency: Types.Currency, tax: number, refunded: number, status: Types.ChargeStatus, membershipType: Types.MembershipType, periodStartsAt: number, periodEndsAt: number, gift: { __typename: 'Gift', id: string, quantity: number } | null, paymentMethod:
      | { __typename: 'CreditCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'ApplePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'GooglePayCard', cardType: string, lastFour: string, expirationMonth: number, expirationYear: number }
      | { __typename: 'PaypalAccount', email: string }
     | null } | null, operator: { __typename: 'Operator', name: string, email: string, address: string | null } };


export const BillingReceipt: Operation<BillingReceiptQuery, BillingReceiptQueryVariables> = { name: 'BillingReceipt', id: '9438981d2bf7', kind: 'query' }
