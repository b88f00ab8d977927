/** A flag's name is at most 64 characters long (schema/rules/dismissals.ts). */
const LONGEST = 64

/** The name under which a survey is dismissed. A survey at another address is another one. */
export function surveyFlag(address: string): string {
  const { host, pathname, search } = new URL(address)
  return `survey:${`${host}${pathname}${search}`.replace(/[^\w.-]+/g, '-')}`.slice(0, LONGEST)
}
