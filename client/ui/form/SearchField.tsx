import { Field } from './Field'
import { SEARCH_INPUT } from './SearchInput'

interface Props {
  label: string
  /** What was searched. */
  query: string
  maxLength: number
}

/** The box of a search with its label above it. */
export function SearchField({ label, query, maxLength }: Props) {
  return (
    <div className="min-w-0 flex-1">
      {/* Another search is another page, whose box begins with another text. */}
      <Field key={query} {...SEARCH_INPUT} label={label} defaultValue={query} maxLength={maxLength} />
    </div>
  )
}
