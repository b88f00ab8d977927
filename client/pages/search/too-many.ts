/** What GraphQL says of an operation that it refuses: in the worker as its own error, in the browser as the transport's. */
interface Refusal {
  code?: unknown
  extensions?: { code?: unknown }
}

/** Whether a search was refused because too many came from the reader's network. */
export function isTooMany(error: unknown): boolean {
  const { code, extensions } = (error ?? {}) as Refusal
  return (code ?? extensions?.code) === 'LIMIT_EXCEEDED'
}
