import type { GenericSchema, InferOutput } from 'valibot'
import type { Operation } from '../../../schema/operation'
import { isWithheld } from '../../../schema/rules/suspended'
import type { ToastRequest } from '../../../schema/rules/toasts'
import { useMayReach } from '../../lib/use-may-reach'
import { showToast } from '../../shell/toast'
import { Form, type FormProps } from '../../ui/form/Form'
import { failureOf } from './SignInAgain'
import { Suspended } from './Suspended'
import { type Done, useChange } from './use-change'

export interface ChangeFormProps<Data extends object, Variables, Schema extends GenericSchema>
  extends Omit<FormProps<Schema>, 'onSubmit' | 'failure' | 'held'> {
  operation: Operation<Data, Variables>
  /** The mutation's variables for what the fields hold. */
  variables: (values: InferOutput<Schema>) => NoInfer<Variables>
  /** Shown once the change is made. */
  toast?: ToastRequest | undefined
  /** Called with the mutation's result after the toast; the form stays busy until its promise is settled. */
  onDone?: (done: Done<Data>, values: InferOutput<Schema>) => unknown
}

/** A form that runs one mutation, for whoever may. A refusal is shown at the field that it names, or above the fields. */
export function ChangeForm<
  Data extends object,
  Variables,
  Schema extends GenericSchema = GenericSchema<Record<string, unknown>>,
>({ operation, variables, toast, onDone, ...form }: ChangeFormProps<Data, Variables, Schema>) {
  const { run, refusal } = useChange(operation)
  const mayReach = useMayReach()
  if (!mayReach && isWithheld(operation.name)) return <Suspended />
  const submit = async (values: InferOutput<Schema>) => {
    const done = await run(variables(values))
    if (!done) return false
    if (toast) showToast(toast)
    await onDone?.(done, values)
    return true
  }
  return <Form {...form} onSubmit={submit} failure={failureOf(refusal)} />
}
