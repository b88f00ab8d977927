import * as v from 'valibot'
import { fetchPayment, isTransientStatus, NoAnswer, type PaymentLimits } from '../ask'

/** The version of Braintree's API that this code is written for. */
const VERSION = '2019-01-01'

/** What a request needs. */
export interface BraintreeAccount {
  api: URL
  publicKey: string
  privateKey: string
  limits: PaymentLimits
  /** Reads a file from where Braintree says that it is. */
  download: (url: string) => Promise<string>
}

const Answered = v.object({
  data: v.nullish(v.unknown()),
  errors: v.nullish(
    v.array(
      v.object({
        extensions: v.nullish(
          v.object({ errorClass: v.nullish(v.string()), legacyCode: v.nullish(v.string()) }),
        ),
      }),
    ),
  ),
})

/** Braintree refused what it was asked: an input is wrong, or a thing doesn't exist (any more). */
export class Refused extends Error {
  override name = 'Refused'
  constructor(
    readonly errorClass: string,
    /** Braintree’s number of the rule; null where it gives none. */
    readonly legacyCode: string | null,
  ) {
    super(errorClass)
  }
}

/** Errors that are about what was asked; all others are about Braintree. */
const ABOUT_INPUT: ReadonlySet<string> = new Set(['VALIDATION', 'NOT_FOUND'])
const PASSING: ReadonlySet<string> = new Set(['INTERNAL', 'RESOURCE_LIMIT', 'SERVICE_AVAILABILITY'])

async function jsonOf(response: Response): Promise<unknown> {
  try {
    return await response.json()
  } catch {
    throw new NoAnswer(`status ${response.status}, no JSON`, isTransientStatus(response.status))
  }
}

/**
 * Runs a document at Braintree.
 *
 * @throws NoAnswer, or Refused.
 */
export async function run<Schema extends v.GenericSchema>(
  { api, publicKey, privateKey, limits }: BraintreeAccount,
  { document, variables, schema }: { document: string; variables: object; schema: Schema },
): Promise<v.InferOutput<Schema>> {
  const response = await fetchPayment(
    api.href,
    {
      method: 'POST',
      headers: {
        authorization: `Basic ${btoa(`${publicKey}:${privateKey}`)}`,
        'braintree-version': VERSION,
        'content-type': 'application/json',
        accept: 'application/json',
      },
      body: JSON.stringify({ query: document, variables }),
    },
    limits,
  )
  const answered = v.safeParse(Answered, await jsonOf(response))
  if (!answered.success || !response.ok)
    throw new NoAnswer(`status ${response.status}`, isTransientStatus(response.status))
  const [error] = answered.output.errors ?? []
  if (error) {
    const { errorClass, legacyCode } = error.extensions ?? {}
    if (errorClass && ABOUT_INPUT.has(errorClass)) throw new Refused(errorClass, legacyCode ?? null)
    throw new NoAnswer([errorClass, legacyCode].filter(Boolean).join(' '), PASSING.has(errorClass ?? ''))
  }
  const parsed = v.safeParse(schema, answered.output.data)
  if (!parsed.success) throw new NoAnswer('not as expected', false)
  return parsed.output
}
