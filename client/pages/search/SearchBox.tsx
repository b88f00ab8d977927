import { MOST_QUERY } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { Button } from '../../ui/Button'
import { SearchForm, SearchInput } from '../../ui/form/SearchForm'

interface Props {
  /** The page that shows the results. */
  action: string
  query: string
  /** The username of the person whose profile is searched. */
  author: string | undefined
  label: string
}

/** The box with the query. */
export function SearchBox({ action, query, author, label }: Props) {
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
      {/* Another search is another page, whose box begins with another text. */}
      <SearchInput key={query} label={label} defaultValue={query} maxLength={MOST_QUERY} />
    </SearchForm>
  )
}
