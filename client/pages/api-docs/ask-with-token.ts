import { linkTo } from '../../../schema/routes/links'

/** What a program asks, as it is typed. */
export interface Typed {
  token: string
  query: string
  /** JSON; empty for none. */
  variables: string
}

/** What a program is told. */
export interface Told {
  status: number
  /** What the operations cost together, and what they may. */
  cost: string | null
  costLimit: string | null
  /** JSON, laid out for reading; whatever else it is, as it came. */
  body: string
}

const laidOut = (text: string): string => {
  try {
    return JSON.stringify(JSON.parse(text), null, 2)
  } catch {
    return text
  }
}

/**
 * Asks the API as a program with a token does: without the browser's session, whoever is signed in.
 *
 * @throws SyntaxError if the variables aren't JSON, TypeError if there is no answer.
 */
export async function askWithToken({ token, query, variables }: Typed): Promise<Told> {
  const body = JSON.stringify({ query, variables: variables.trim() === '' ? {} : JSON.parse(variables) })
  const response = await fetch(linkTo('GraphQL'), {
    method: 'POST',
    credentials: 'omit',
    headers: { 'content-type': 'application/json', authorization: `Bearer ${token.trim()}` },
    body,
    signal: AbortSignal.timeout(15_000),
  })
  return {
    status: response.status,
    cost: response.headers.get('x-cost'),
    costLimit: response.headers.get('x-cost-limit'),
    body: laidOut(await response.text()),
  }
}
