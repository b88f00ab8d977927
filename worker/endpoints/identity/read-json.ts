import * as v from 'valibot'
import { readText } from '../admin/read-body'

/** The largest body that we ever send, in bytes. */
const LONGEST = 20_000

/** A request's JSON body if it has the given shape; nothing otherwise. */
export async function readJson<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
): Promise<v.InferOutput<Schema> | undefined> {
  if (!request.headers.get('content-type')?.startsWith('application/json')) return undefined
  const text = await readText(request, LONGEST)
  if (text === undefined) return undefined
  try {
    const parsed = v.safeParse(schema, JSON.parse(text))
    return parsed.success ? parsed.output : undefined
  } catch {
    return undefined
  }
}
