// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../../schema/graphql/types.generated';

export type CreateMembershipMutationVariables = Exact<{
  membershipType: Types.MembershipType;
  paymentToken: string;
  provider: Types.PaymentProvider;
  price: number;
  coupon?: string | null | undefined;
  country?: string | null | undefined;
  captchaValue?: string | null | undefined;
  key: string;
}>;


export type CreateMembershipMutation = { createMembership:
    | { __typename: 'MembershipPayment', membership: { __typename: 'MembershipStatus', id: string, state: Types.MembershipState } | null, action: { __typename: 'PaymentAction', clientSecret: string } | null }
    | { __typename: 'BadRequest', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Unauthorized', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Forbidden', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'NotFound', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'Conflict', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'AlreadyExists', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'RateLimited', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'FailedChallenge', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PaymentMethodDeclined', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'PaymentError', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'CheckoutNotAvailable', code: Types.UserErrorCode, field: string | null, message: string }
    | { __typename: 'MissingLocalizationInformation', code: Types.UserErrorCode, field: string | null, message: string }
   };


export const CreateMembership: Operation<CreateMembershipMutation, CreateMembershipMutationVariables> = { name: 'CreateMembership', id: '611ee67e03f3', kind: 'mutation' }
