import { QueryClient } from '@tanstack/react-query'

/** A client that holds these answers, each under its name. */
export function clientWith(queries: Record<string, unknown>): QueryClient {
  const client = new QueryClient()
  for (const [name, data] of Object.entries(queries)) client.setQueryData([name], data, { updatedAt: 1000 })
  return client
}
