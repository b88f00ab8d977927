/**
 * Operations per request: the browser's transport sends no more, and the worker accepts no more. Rule:
 * docs/rules/graphql.md, "Requests".
 */
export const BATCH_SIZE = 20
