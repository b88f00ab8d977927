import { MOST_QUERY } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { Button } from '../../ui/Button'

interface Props {
  /** The page that shows the results. */
  action: string
  query: string
  /** The username of the person whose profile is searched. */
  author: string | undefined
  label: string
}

/** The box with the query; the page's address holds it, so it works without script. */
export function SearchBox({ action, query, author, label }: Props) {
  return (
    <search>
      <form action={action} className="flex gap-3">
        {author !== undefined && <input type="hidden" name="author" value={author} />}
        <input
          // Another search is another page, whose box begins with another text.
          key={query}
          type="search"
          name="q"
          defaultValue={query}
          maxLength={MOST_QUERY}
          aria-label={label}
          placeholder={label}
          autoComplete="off"
          enterKeyHint="search"
          className="h-11 min-w-0 flex-1 rounded-input border border-control bg-paper-raised px-3 text-16"
        />
        <Button look="main" type="submit">
          {searchWording.submit}
        </Button>
      </form>
    </search>
  )
}
