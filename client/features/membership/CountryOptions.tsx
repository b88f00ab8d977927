import { COUNTRIES } from '../../../schema/rules/countries'
import { countryNames } from '../../../schema/wording/formats'

/** Countries by their names. */
function named(): { code: string; name: string }[] {
  const names = countryNames()
  return COUNTRIES.map((code) => ({ code, name: names.of(code) ?? code })).toSorted((a, b) =>
    a.name.localeCompare(b.name),
  )
}

/** What a list of countries offers, below the words that ask for one. */
export function CountryOptions({ choose }: { choose: string }) {
  return (
    <>
      <option value="" disabled>
        {choose}
      </option>
      {named().map(({ code, name }) => (
        // Browsers and servers don’t write all names alike.
        <option key={code} value={code} suppressHydrationWarning>
          {name}
        </option>
      ))}
    </>
  )
}
