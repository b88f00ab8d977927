import { useState } from 'react'
import type { Operation } from '../../../schema/operation'
import { settingsWording } from '../../../schema/wording/settings'
import { useOperationMutation } from '../../lib/mutation'

/** Why a change wasn't made. */
export interface Refusal {
  /** A sentence of the worker's, or that it couldn't be reached. */
  message: string
  /** Signing in again may help. */
  isForbidden: boolean
}

/** A mutation's one field. */
type Result<Data> = Data[keyof Data]
/** What a mutation gives when it did what was asked. */
export type Done<Data> = Exclude<Result<Data>, { message: string }>

const NOT_REACHED: Refusal = { message: settingsWording.failed, isForbidden: false }
const FORBIDDEN: ReadonlySet<string> = new Set(['Forbidden', 'Unauthorized'])

function refusalOf(result: object): Refusal | undefined {
  const { __typename: why = '', message } = result as { __typename?: string; message?: string }
  return message === undefined ? undefined : { message, isForbidden: FORBIDDEN.has(why) }
}

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
      const refused = refusalOf(result as object)
      setRefusal(refused)
      return refused ? undefined : (result as Done<Data>)
    } catch {
      setRefusal(NOT_REACHED)
      return undefined
    }
  }
  return { run, isPending, refusal, forget: () => setRefusal(undefined) }
}
