import { countryNames } from '../../../schema/wording/formats'
import type { Post } from '../../data/post/rows'

/** The countries in which a story isn't shown, each with the legal reason. */
export const countriesOf = ({ withheldIn }: Pick<Post, 'withheldIn'>): Record<string, string> =>
  withheldIn === null ? {} : (JSON.parse(withheldIn) as Record<string, string>)

/**
 * Why a story isn't shown in a country; nothing if it is, or if nobody knows where the reader is. Rule:
 * docs/rules/reports.md, "Withheld in a country".
 */
export function withheldFor(
  post: Pick<Post, 'withheldIn'>,
  code: string | null,
): { country: string; reason: string } | undefined {
  const reason = code === null ? undefined : countriesOf(post)[code.toUpperCase()]
  return reason === undefined || code === null
    ? undefined
    : { country: countryNames().of(code.toUpperCase()) ?? code, reason }
}
