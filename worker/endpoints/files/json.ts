import { answer } from './answer'

/** How long a file with a fixed name may be cached, in seconds. */
export const FILE_MAX_AGE = 3600

/** A JSON response that supports conditional requests. */
export const jsonAnswer = (
  request: Request,
  value: unknown,
  { type = 'application/json', maxAge = FILE_MAX_AGE }: { type?: string; maxAge?: number } = {},
): Promise<Response> => answer(request, `${JSON.stringify(value)}\n`, { type, maxAge })
