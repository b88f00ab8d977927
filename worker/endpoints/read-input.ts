import type * as v from 'valibot'
import { parseJson } from '../../schema/rules/json'
import { type Failed, type Failure, failed, ok, type Result } from '../services/result'
import { parseInput } from '../services/use-case'
import { readBody, utf8In } from './read-body'

/** Why a request can't be read, and the status that says so. */
export interface Unreadable extends Failure<'BAD_REQUEST'> {
  readonly status: 400 | 413 | 415
}

/** What a JSON body may be. */
export interface JsonBody {
  /** The maximum size in bytes. */
  most: number
  /** What to send instead, for the author of the program that sent the request. */
  usage: string
  /** Whether the request has to be declared as JSON, which other sites can't do without a preflight. */
  isTyped?: boolean
}

const unreadable = (status: Unreadable['status'], message: string): Failed<Unreadable> =>
  failed({ code: 'BAD_REQUEST', field: null, message, status })

/** What a body is as JSON, which is in UTF-8. */
export async function jsonIn(
  body: Uint8Array<ArrayBuffer>[],
  usage: string,
): Promise<Result<unknown, Unreadable>> {
  const text = await utf8In(body)
  if (text === undefined) return unreadable(400, usage)
  try {
    return ok(parseJson(text))
  } catch {
    return unreadable(400, usage)
  }
}

/**
 * A request's JSON body as its schema returns it, or what is wrong with it. Every endpoint that takes JSON reads
 * it this way. Rule: docs/rules/graphql.md, "Inputs".
 */
export async function readInput<Schema extends v.GenericSchema>(
  request: Request,
  schema: Schema,
  { most, usage, isTyped = false }: JsonBody,
): Promise<Result<v.InferOutput<Schema>, Unreadable | Failure<'BAD_REQUEST'>>> {
  if (isTyped && !request.headers.get('content-type')?.startsWith('application/json')) {
    return unreadable(415, usage)
  }
  const bytes = await readBody(request, most)
  if (!bytes) return unreadable(413, `Send at most ${most} bytes.`)
  const body = await jsonIn(bytes, usage)
  return body.ok ? parseInput(schema, body.value) : body
}
