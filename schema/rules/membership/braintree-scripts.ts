/** The parts of Braintree's client that a form of cards needs, and their addresses below the configured folder. */
export const CARD_PARTS = ['client', 'hosted-fields', 'three-d-secure'] as const

export const partAddress = (folder: string, part: string): string => `${folder}${part}.min.js`
