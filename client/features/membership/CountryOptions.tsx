import { COUNTRIES } from '../../../schema/rules/countries'
import { countryNames } from '../../../schema/wording/formats'

/** Countries by their names. */
function named(codes: readonly string[]): { code: string; name: string }[] {
  const names = countryNames()
  return codes
    .map((code) => ({ code, name: names.of(code) ?? code }))
    .toSorted((a, b) => a.name.localeCompare(b.name))
}

/** What a list of countries offers, below the words that ask for one. */
export function CountryOptions({
  choose,
  countries = COUNTRIES,
}: {
  choose: string
  countries?: readonly string[]
}) {
  return (
    <>
      <option value="" disabled>
        {choose}
      </option>
      {named(countries).map(({ code, name }) => (
        // Browsers and servers don’t write all names alike.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </>
  )
}
