// Written by `npm run codegen`. Change what it is made from instead.
import type { Operation } from '../../../schema/operation'
/** Internal type. DO NOT USE DIRECTLY. */
type Exact<T extends { [key: string]: unknown }> = { [K in keyof T]: T[K] };
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
import type * as Types from '../../../schema/graphql/types.generated';

export type UpdateViewerPreferencesMutationVariables = Exact<{
  userId: string;
  preferences: Array<Types.UserPreferenceInput> | Types.UserPreferenceInput;
}>;


export type UpdateViewerPreferencesMutation = { updateViewerPreferences: boolean };


export const UpdateViewerPreferences: Operation<UpdateViewerPreferencesMutation, UpdateViewerPreferencesMutationVariables> = { name: 'UpdateViewerPreferences', id: 'a818e57bd7e5', kind: 'mutation' }
