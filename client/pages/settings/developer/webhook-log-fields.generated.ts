// Written by `npm run codegen`. Change what it is made from instead.
/** Internal type. DO NOT USE DIRECTLY. */
export type Incremental<T> = T | { [P in keyof T]?: P extends ' $fragmentName' | '__typename' ? T[P] : never };
export type WebhookLogFieldsFragment = { __typename: 'WebhookLog', id: string, deliveries: Array<{ __typename: 'WebhookDelivery', id: string, event: string, createdAt: number, attempts: number, dueAt: number | null, tookMs: number | null, status: number | null, deliveredAt: number | null }> };

