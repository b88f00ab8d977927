// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type PaymentFormSettingsQueryVariables = Exact<{
  purpose: Types.PaymentPurpose;
  membershipType?: Types.MembershipType | null | undefined;
  coupon?: string | null | undefined;
  country?: string | null | undefined;
  quantity?: number | null | undefined;
}>;


export type PaymentFormSettingsQuery = { paymentForm:
    | { __typename: 'PaymentForm', provider: Types.PaymentProvider, scriptUrl: string, publicKey: string, clientSecret: string, amount: number, currency: Types.Currency }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'CheckoutNotAvailable', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const PaymentFormSettings: Operation<PaymentFormSettingsQuery, PaymentFormSettingsQueryVariables> = { name: 'PaymentFormSettings', id: '54a05bc57a06', kind: 'query' }
