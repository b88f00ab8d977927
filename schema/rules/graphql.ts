/**
 * Operations of one request: the browser's transport sends no more, the worker takes no more.
 * Rule: docs/rules/graphql.md, "Requests".
 */
export const BATCH_SIZE = 20
