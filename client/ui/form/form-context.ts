import { createContext, type ReactNode, useContext } from 'react'

/** Why what a form asked for wasn't done. */
export interface FormFailure {
  message: string
  /** The field that it is about; without one it stands above the form's buttons. */
  field?: string | null | undefined
  /** What can be done about it. */
  help?: ReactNode
}

/** What a form tells its fields and buttons. */
export interface FormContext {
  /** What is wrong with each field, by its name. */
  errors: Readonly<Record<string, ReactNode>>
  isPending: boolean
  /** Something differs from what was saved last. */
  hasChanges: boolean
}

const NONE: FormContext = { errors: {}, isPending: false, hasChanges: false }

const Context = createContext<FormContext>(NONE)
export const FormProvider = Context.Provider

/** The form around a component; one in which nothing is wrong where there is none. */
export const useForm = (): FormContext => useContext(Context)
