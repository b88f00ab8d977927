/** Texts beside a formula that is written. */
export const formulaWording = {
  preview: 'Preview of the formula',
  unset: 'This isn’t a formula yet. Readers would see its source.',
} as const
