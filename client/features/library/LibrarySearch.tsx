import { usePage } from '../../lib/use-page'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { SEARCH_INPUT, SearchForm } from '../../ui/form/SearchForm'

interface Props {
  /** What the page shows the results of; empty while it shows everything. */
  q: string
  label: string
  /** The button's text. */
  find: string
  maxLength: number
}

/** A search among what a page lists. It is in the address, so it works without script. */
export const LibrarySearch = ({ q, label, find, maxLength }: Props) => (
  <SearchForm
    action={usePage().pathname}
    className="block pt-6"
    button={<Button type="submit">{find}</Button>}
  >
    <Field key={q} {...SEARCH_INPUT} label={label} defaultValue={q} maxLength={maxLength} />
  </SearchForm>
)
