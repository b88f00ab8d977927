import * as v from 'valibot'
import type { TokenScope } from '../../../schema/rules/access-tokens'
import type { mcpWording } from '../../../schema/wording/mcp'
import { runForToken } from '../../graphql/run-for-token'
import { isProduction } from '../../platform/environment'
import type { HeldToken } from '../../services/access-token/verify-token'
import type { EndpointContext } from '../endpoint'

/** A call of a tool: for whom, and by which request. */
export interface Call {
  context: EndpointContext
  token: HeldToken
}

/** Why a tool didn't do what it was asked for, in the words of the API. */
export interface Refusal {
  code: string
  field: string | null
  message: string
}

/** A value, or why there is none: the failure of a use case, or an error of an operation. */
export type Outcome<Value> = { ok: true; value: Value } | { ok: false; failure: Refusal }

/** What a tool has found or done: facts, and the text of a story. */
export interface Told {
  facts: Record<string, unknown>
  markdown?: string
}

/** What assistants can do. Its rights are those of the API: it runs the same operations and use cases. */
export interface Tool<Input extends v.GenericSchema = v.GenericSchema> {
  name: keyof typeof mcpWording.tools
  input: Input
  /** Beside `READ`, which every call needs. */
  needs: TokenScope
  /** What clients may tell people about it. */
  annotations: { readOnlyHint: boolean; destructiveHint: boolean; idempotentHint: boolean }
  run(call: Call, input: v.InferOutput<Input>): Promise<Outcome<Told>>
}

export const READS = { readOnlyHint: true, destructiveHint: false, idempotentHint: true } as const

/** An argument with what assistants are told of it. The words come first, since a rule may change the text. */
export const told = <Rule extends v.GenericSchema<string>>(description: string, rule: Rule) =>
  v.pipe(v.string(), v.description(description), rule)

/** What the API answers to an operation. */
export async function ask<Data>(
  { context, token }: Call,
  operation: string,
  variables: Readonly<Record<string, unknown>>,
): Promise<Outcome<Data>> {
  const { reader, viewer, parts, tags, clock, origin, env, requestId } = context
  const { data, errors } = await runForToken(operation, variables, {
    context: { reader, viewer, parts, tags, clock, origin },
    token,
    scene: {
      requestId,
      route: 'mcp',
      showsOriginal: !isProduction(env.ENVIRONMENT),
      log: (...line) => parts.log(...line),
    },
  })
  const error = errors?.[0]
  return error
    ? { ok: false, failure: { code: String(error.extensions.code), field: null, message: error.message } }
    : { ok: true, value: data as Data }
}

/** A member of a result union, as operations request it: `... on UserError { code message }` beside what it shows. */
export type Member<Shown> = Shown | { code: string; message: string }

/** What a union has, if that isn't a failure. */
export const memberOf = <Shown extends object>(member: Member<Shown>): Outcome<Shown> =>
  'code' in member
    ? { ok: false, failure: { code: member.code, field: null, message: member.message } }
    : { ok: true, value: member }
