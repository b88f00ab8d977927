import { queryText } from '../../../../schema/routes/links'
import { countryNames } from '../../../../schema/wording/formats'
import { payingWording } from '../../../../schema/wording/paying'
import { usePage } from '../../../lib/use-page'
import { Link } from '../../../ui/Link'

const wording = payingWording.country

/** The country that the reader has named, and the way to another one. Rule: docs/rules/membership.md, "Paying". */
export function NamedCountry({ code }: { code: string }) {
  const { pathname, search } = usePage()
  const { country: _, ...others } = search
  const name = countryNames().of(code.toUpperCase()) ?? code
  return (
    <p className="mt-2 flex flex-wrap items-center gap-x-4 text-14">
      <span suppressHydrationWarning>{wording.of(name)}</span>
      <Link look="underlined" href={pathname + queryText(others)}>
        {wording.change}
      </Link>
    </p>
  )
}
