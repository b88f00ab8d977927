import { XSRF_HEADER, xsrfOf } from '../../../schema/rules/session'

/** An endpoint's answer, or what it refuses. */
export type HelperAnswer<Answer> = Answer | { error?: { message: string } }

/** Sends JSON to an endpoint of ours. Without an answer, or after so many milliseconds, there is nothing. */
export async function askHelper<Answer>(
  path: string,
  body: object,
  time: number,
): Promise<HelperAnswer<Answer> | null> {
  try {
    const response = await fetch(path, {
      method: 'POST',
      credentials: 'same-origin',
      signal: AbortSignal.timeout(time),
      headers: { 'content-type': 'application/json', [XSRF_HEADER]: xsrfOf(document.cookie) ?? '' },
      body: JSON.stringify(body),
    })
    return (await response.json()) as HelperAnswer<Answer>
  } catch {
    return null
  }
}
