import { answer } from './answer'

/** Seconds that a file of fixed name may be kept. */
export const FILE_MAX_AGE = 3600

/** A JSON answer that can be asked for conditionally. */
export const jsonAnswer = (
  request: Request,
  value: unknown,
  { type = 'application/json', maxAge = FILE_MAX_AGE }: { type?: string; maxAge?: number } = {},
): Promise<Response> => answer(request, `${JSON.stringify(value)}\n`, { type, maxAge })
