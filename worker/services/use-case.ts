import * as v from 'valibot'
import { inputWording } from '../../schema/wording/inputs'
import { type Failed, type Failure, fail, failed, ok, type Result } from './result'

type BadRequest = Failure<'BAD_REQUEST'>

/** What is wrong with an input: its first problem, and the field that has it. */
function badRequest([issue]: readonly [v.BaseIssue<unknown>, ...unknown[]]): Failed<BadRequest> {
  const [first] = issue.path ?? []
  return fail('BAD_REQUEST', issue.message, first ? String(first.key) : null)
}

/** An input after its schema, or what is wrong with it. Every input of the worker is parsed by this. */
export function parseInput<Schema extends v.GenericSchema>(
  schema: Schema,
  given: unknown,
): Result<v.InferOutput<Schema>, BadRequest> {
  const parsed = v.safeParse(schema, given, { abortEarly: true, message: inputWording.invalid })
  return parsed.success ? ok(parsed.output) : badRequest(parsed.issues)
}

/** A use case with an input, and the schema that the input has to match first. */
export interface UseCase<Parts, Input extends v.GenericSchema, Value, Reason extends Failure> {
  (parts: Parts, given: v.InferInput<Input>): Promise<Result<Value, Reason | BadRequest>>
  readonly input: Input
}

/**
 * Puts an input's schema in front of a use case: every caller, by GraphQL, by HTTP or from a test, learns
 * what is wrong with their input, and `run` receives it trimmed, normalised and within its limits. The limits
 * in the API's documentation are read from the same schema. Rule: docs/rules/graphql.md, "Inputs".
 */
export function defineUseCase<Parts, Input extends v.GenericSchema, Value, Reason extends Failure>(
  input: Input,
  run: (parts: Parts, input: v.InferOutput<Input>) => Promise<Result<Value, Reason>>,
): UseCase<Parts, Input, Value, Reason> {
  const useCase = async (parts: Parts, given: v.InferInput<Input>) => {
    const parsed = parseInput(input, given)
    return parsed.ok ? run(parts, parsed.value) : failed<Reason | BadRequest>(parsed.failure)
  }
  return Object.assign(useCase, { input })
}
