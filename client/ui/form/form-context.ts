import { createContext, type ReactNode, useContext } from 'react'

/** Why a form's action failed. */
export interface FormFailure {
  message: string
  /** The field that it is about; without one it is shown above the form's buttons. */
  field?: string | null | undefined
  /** A way to resolve it. */
  help?: ReactNode
}

/** What became of a form's action; `leaving` if it succeeded, and the page or the dialog is about to be left. */
export type FormOutcome = boolean | 'leaving'

/** What a form provides to its fields and buttons. */
export interface FormContext {
  /** Each field's error, by name. */
  errors: Readonly<Record<string, ReactNode>>
  isPending: boolean
  /** Whether something differs from what was last saved. */
  hasChanges: boolean
}

const NONE: FormContext = { errors: {}, isPending: false, hasChanges: false }

const Context = createContext<FormContext>(NONE)
export const FormProvider = Context.Provider

/** The form around a component; outside a form, one without errors. */
export const useForm = (): FormContext => useContext(Context)
