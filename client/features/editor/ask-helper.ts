import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'
import { whyRefused } from '../../lib/graphql/no-answer'

/** An endpoint's answer, or what it refuses. */
export type HelperAnswer<Answer> = Answer | { error?: { message: string } }

/** Sends JSON to an endpoint of ours. What isn't answered, within so many milliseconds, has a reason all the same. */
export async function askHelper<Answer>(
  path: string,
  body: object,
  time: number,
): Promise<HelperAnswer<Answer>> {
  let status = 0
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(time),
      headers: { 'content-type': 'application/json', [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
      body: JSON.stringify(body),
    })
    // Whatever stands before us may answer an error with a page.
    if (!response.ok) status = response.status
    return (await response.json()) as HelperAnswer<Answer>
  } catch {
    return { error: whyRefused(status) }
  }
}
