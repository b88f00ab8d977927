import { MOST_QUERY } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { Button } from '../../ui/Button'
import { SearchForm, SearchInput } from '../../ui/form/SearchForm'
import type { Narrowing } from './category'

interface Props {
  /** The page that shows the results. */
  action: string
  query: string
  /** The username of the person whose profile is searched. */
  author: string | undefined
  /** What another search keeps. */
  narrowing: Narrowing
  label: string
}

/** The box with the query. */
export function SearchBox({ action, query, author, narrowing, label }: Props) {
  return (
    <SearchForm
      action={action}
      button={
        <Button look="main" type="submit">
          {searchWording.submit}
        </Button>
      }
    >
      {author !== undefined && <input type="hidden" name="author" value={author} />}
      {Object.entries(narrowing).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      {/* Another search is another page, whose box begins with another text. */}
      <SearchInput key={query} label={label} defaultValue={query} maxLength={MOST_QUERY} />
    </SearchForm>
  )
}
