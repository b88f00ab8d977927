/** What each form of a writer takes. */
export interface TaxFormProps {
  /** Where they are resident. */
  country: string
  /** Whether an organization is paid. */
  isEntity: boolean
  onDone: () => void
}

export const FORM_CLASS = 'mt-6 flex max-w-[32rem] flex-col gap-6'
