import { useState } from 'react'
import type { UserErrorCode } from '../../../schema/graphql/types.generated'
import type { Operation } from '../../../schema/operation'
import { settingsWording } from '../../../schema/wording/settings'
import { useOperationMutation } from '../../lib/mutation'

/** Why a change wasn't made. */
export interface Refusal {
  /** The worker's; null for what was found here, or when the worker couldn't be reached. */
  code: UserErrorCode | null
  /** The input that it is about, by its name in the mutation; null when it is about none. */
  field: string | null
  message: string
}

/** A refusal that is found before the worker is asked. */
export const localRefusal = (message: string, field: string | null = null): Refusal => ({
  code: null,
  field,
  message,
})

/** A mutation's one field. */
type Result<Data> = Data[keyof Data]
/** What a mutation gives when it did what was asked. */
export type Done<Data> = Exclude<Result<Data>, Refusal>

const isRefusal = (result: object): result is Refusal => 'message' in result && 'code' in result

/**
 * A mutation of the settings with what stands in its way: `run` gives what came of it, or nothing when it was
 * refused; then `refusal` says why, until it is run again.
 */
export function useChange<Data extends object, Variables>(operation: Operation<Data, Variables>) {
  const { mutateAsync, isPending } = useOperationMutation(operation)
  const [refusal, setRefusal] = useState<Refusal>()
  const run = async (variables: Variables): Promise<Done<Data> | undefined> => {
    setRefusal(undefined)
    try {
      const [result] = Object.values(await mutateAsync(variables)) as Result<Data>[]
      const refused = isRefusal(result as object) ? (result as Refusal) : undefined
      setRefusal(refused)
      return refused ? undefined : (result as Done<Data>)
    } catch {
      setRefusal(localRefusal(settingsWording.failed))
      return undefined
    }
  }
  return { run, isPending, refusal, forget: () => setRefusal(undefined) }
}
