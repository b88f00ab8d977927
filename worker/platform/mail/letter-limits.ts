/** How many letters the mail service takes. */
export interface LetterLimits {
  perMinute: number
  perDay: number
}

/** What a new account of a mail service may send. */
const DEFAULT: LetterLimits = { perMinute: 120, perDay: 10_000 }

const numberIn = (said: string | undefined, otherwise: number, name: string): number => {
  if (said === undefined || said === '') return otherwise
  if (/^[1-9]\d{0,8}$/.test(said)) return Number(said)
  console.error(JSON.stringify({ event: 'letter-limits-misconfigured', detail: `${name} is no number` }))
  return otherwise
}

/** The limits of the configuration. Rule: docs/operate.md, "Letters". */
export const letterLimitsOf = (env: Pick<Env, 'LETTERS_PER_MINUTE' | 'LETTERS_PER_DAY'>): LetterLimits => ({
  perMinute: numberIn(env.LETTERS_PER_MINUTE, DEFAULT.perMinute, 'LETTERS_PER_MINUTE'),
  perDay: numberIn(env.LETTERS_PER_DAY, DEFAULT.perDay, 'LETTERS_PER_DAY'),
})
