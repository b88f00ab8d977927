import { SEARCH_ORDERS, SEARCH_PERIODS } from '../../../schema/rules/search'
import { searchWording } from '../../../schema/wording/search'
import { useLink } from '../../lib/use-link'
import { usePage } from '../../lib/use-page'
import { AppLink } from '../../ui/AppLink'
import { categoryOf, type Narrowing, searchAddress } from './category'
import { authorOf, narrowingOf, queryOf } from './variables'

const { narrow: wording } = searchWording

/** The usual choice is in no address. */
const ORDERS = SEARCH_ORDERS.map((order, i) => ({
  text: wording.order[order],
  value: i === 0 ? undefined : order,
}))
const PERIODS = [undefined, ...SEARCH_PERIODS].map((period) => ({
  text: wording.period[period ?? 'any'],
  value: period,
}))

interface ChoicesProps<Value> {
  label: string
  choices: readonly { text: string; value: Value | undefined }[]
  current: Value | undefined
  hrefOf: (value: Value | undefined) => string
}

function Choices<Value>({ label, choices, current, hrefOf }: ChoicesProps<Value>) {
  return (
    <nav aria-label={label}>
      <ul className="flex flex-wrap gap-x-4">
        {choices.map(({ text, value }) => (
          <li key={text}>
            <AppLink
              href={hrefOf(value)}
              aria-current={value === current ? 'true' : undefined}
              className="inline-flex h-11 items-center text-13 text-ink-soft underline-offset-4 hover:text-ink aria-current:text-ink aria-current:underline"
            >
              {text}
            </AppLink>
          </li>
        ))}
      </ul>
    </nav>
  )
}

/** In which order stories are shown, and of which time: links, so that each choice can be shared. */
export function Narrow() {
  const page = usePage()
  const link = useLink()
  const query = queryOf(page)
  if (query === '' || categoryOf(page) !== 'posts') return null
  const now = narrowingOf(page)
  const { collectionSlug } = page.params
  const hrefOf = (changed: Narrowing) =>
    searchAddress(link, {
      category: 'posts',
      collectionSlug,
      author: authorOf(page),
      query,
      ...now,
      ...changed,
    })
  return (
    <div className="flex flex-wrap justify-between gap-x-8 pt-2">
      <Choices
        label={wording.orders}
        choices={ORDERS}
        current={now.order}
        hrefOf={(order) => hrefOf({ order })}
      />
      <Choices
        label={wording.periods}
        choices={PERIODS}
        current={now.period}
        hrefOf={(period) => hrefOf({ period })}
      />
    </div>
  )
}
