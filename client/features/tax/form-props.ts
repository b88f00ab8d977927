const COMMON = ['name', 'birthDate', 'address', 'city', 'region', 'postalCode'] as const

/** What a writer has filled in already, by the fields of the next form. It stays on the page. */
export type Filled = Readonly<Partial<Record<(typeof COMMON)[number] | 'tin', string>>>

/** What the next form has in common with one that was signed. */
export function filledIn(signed: Readonly<Record<string, unknown>>): Filled {
  const told = { ...signed, tin: signed.foreignTin }
  return Object.fromEntries(
    Object.entries(told).filter(
      ([field, value]) => typeof value === 'string' && [...COMMON, 'tin'].includes(field),
    ),
  )
}

/** What each form of a writer takes. */
export interface TaxFormProps {
  /** Where they are resident. */
  country: string
  /** Whether an organization is paid. */
  isEntity: boolean
  /** From the form before it. */
  filled: Filled
  /** Called with what the next form needn't ask again. */
  onDone: (filled: Filled) => void
}

export const FORM_CLASS = 'mt-6 flex max-w-[32rem] flex-col gap-6'
