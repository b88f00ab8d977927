import { useState } from 'react'
import type { UserErrorCode } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import { changeWording } from '../../../schema/wording/changes'
import { useOperationMutation } from '../../lib/mutation'

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

/**
 * A settings mutation with its refusals: `run` returns the result, or nothing if it was refused; then
 * `refusal` says why, until it runs again. `attempt` returns both.
 */
export function useChange<Data extends object, Variables>(operation: Operation<Data, Variables>) {
  const { mutateAsync, isPending } = useOperationMutation(operation)
  const [refusal, setRefusal] = useState<Refusal>()
  const attempt = async (variables: Variables): Promise<Outcome<Done<Data>>> => {
    setRefusal(undefined)
    const outcome = await mutateAsync(variables).then(
      (data): Outcome<Done<Data>> => {
        const [result] = Object.values(data) as Result<Data>[]
        return isRefusal(result as object) ? { refusal: result as Refusal } : { done: result as Done<Data> }
      },
      () => ({ refusal: localRefusal(changeWording.failed) }),
    )
    if ('refusal' in outcome) setRefusal(outcome.refusal)
    return outcome
  }
  const run = async (variables: Variables): Promise<Done<Data> | undefined> => {
    const outcome = await attempt(variables)
    return 'done' in outcome ? outcome.done : undefined
  }
  return { run, attempt, isPending, refusal, forget: () => setRefusal(undefined) }
}
