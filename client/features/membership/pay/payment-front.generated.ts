// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type PaymentFrontQueryVariables = Exact<{
  purpose: Types.PaymentPurpose;
  country?: string | null | undefined;
}>;


export type PaymentFrontQuery = { paymentFront: { __typename: 'PaymentFront', provider: Types.PaymentProvider, scripts: Array<string> } | null };


export const PaymentFront: Operation<PaymentFrontQuery, PaymentFrontQueryVariables> = { name: 'PaymentFront', id: '5f50b2c37dd4', kind: 'query' }
