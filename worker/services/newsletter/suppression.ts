import type { Needs } from '../parts'

/** An address as the list of suppressed ones knows it. Rule: docs/rules/newsletters.md, "Suppression". */
export const suppressionHash = ({ keys }: Needs<'keys'>, email: string): Promise<string> =>
  keys.hash('suppression', email)
