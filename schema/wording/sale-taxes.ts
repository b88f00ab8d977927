/** Texts about the taxes of a sale. */
export const saleTaxWording = {
  unknown: 'Your state and ZIP code decide the tax.',
  unknownProvince: 'Your province decides the tax.',
  price: 'Without tax',
  added: (name: string, rate: string) => `${name} (${rate})`,
  included: (name: string, rate: string, amount: string) => `Including ${amount} ${name} (${rate})`,
  reverse: 'Reverse charge: the recipient owes the tax.',
  plusTax: 'plus tax',
} as const

/** A rate, of which 1000 are a percent. */
export const rateText = (rate: number): string => `${Number((rate / 1000).toFixed(3))}%`
