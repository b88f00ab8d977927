import { useState } from 'react'
import type { UserErrorCode } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import type { App, Execute } from '../../lib/app'
import { whyRejected } from '../../lib/graphql/no-answer'
import { useOperationMutation } from '../../lib/mutation'
import { showError } from '../../shell/toast'

/** Why a change wasn't made. */
export interface Refusal {
  /** The worker's; null for one that was detected here, or if the worker couldn't be reached. */
  code: UserErrorCode | null
  /** The name of the mutation's input that it is about; null if there is none. */
  field: string | null
  message: string
}

/** A refusal that is detected before the worker is asked. */
export const localRefusal = (message: string, field: string | null = null): Refusal => ({
  code: null,
  field,
  message,
})

/** A mutation's one field. */
type Result<Data> = Data[keyof Data]
/** What a mutation returns on success. */
export type Done<Data> = Exclude<Result<Data>, Refusal>

/** What became of a change. */
export type Outcome<Value> = { done: Value } | { refusal: Refusal }

const isRefusal = (result: object): result is Refusal => 'message' in result && 'code' in result

/** What became of a mutation that was sent. */
const outcomeOf = <Data extends object>(
  answer: Promise<Data>,
  failed?: string,
): Promise<Outcome<Done<Data>>> =>
  answer.then(
    (data) => {
      const [result] = Object.values(data) as [object]
      return isRefusal(result) ? { refusal: result } : { done: result as Done<Data> }
    },
    (error: unknown) => {
      const { code, message } = whyRejected(error, failed)
      return { refusal: { code, field: null, message } }
    },
  )

/** Whether a change was made; otherwise its refusal is shown. */
export function isDone<Given extends Outcome<unknown>>(
  outcome: Given,
): outcome is Extract<Given, { done: unknown }> {
  if ('done' in outcome) return true
  showError(outcome.refusal.message)
  return false
}

/**
 * Makes a change that isn't a component's, such as a message's "Undo", and shows why if it fails.
 *
 * @param failed what is said if the worker couldn't be reached.
 * @returns the mutation's result; nothing if it failed.
 */
export async function makeChange<Data extends object, Variables>(
  { execute }: Pick<App, 'execute'>,
  operation: Operation<Data, Variables>,
  variables: NoInfer<Variables>,
  failed?: string,
): Promise<Done<Data> | undefined> {
  const outcome = await outcomeOf(execute(operation, variables), failed)
  return isDone(outcome) ? outcome.done : undefined
}

/**
 * A settings mutation with its refusals: `run` returns the result, or nothing if it was refused; then
 * `refusal` says why, until it runs again. `attempt` returns both.
 *
 * @param through what runs the mutation, made of what usually does.
 */
export function useChange<Data extends object, Variables>(
  operation: Operation<Data, Variables>,
  through?: (execute: Execute) => Execute,
) {
  const { mutateAsync, isPending } = useOperationMutation(operation, through)
  const [refusal, setRefusal] = useState<Refusal>()
  const attempt = async (variables: Variables): Promise<Outcome<Done<Data>>> => {
    setRefusal(undefined)
    const outcome = await outcomeOf(mutateAsync(variables))
    if ('refusal' in outcome) setRefusal(outcome.refusal)
    return outcome
  }
  const run = async (variables: Variables): Promise<Done<Data> | undefined> => {
    const outcome = await attempt(variables)
    return 'done' in outcome ? outcome.done : undefined
  }
  return { run, attempt, isPending, refusal, forget: () => setRefusal(undefined) }
}
