import { chooseWords as words } from '../../../schema/wording/landing/choose'
import { Icon } from '../../ui/Icon'

/** What each way of reading includes: for free, as a member, as a Friend. A text stands for a yes with a limit. */
const FEATURES = {
  read: [true, true, true],
  follow: [true, true, true],
  lists: [true, true, true],
  write: [true, true, true],
  locked: [words.preview, true, true],
  domains: [false, true, true],
  since: [false, true, true],
} as const satisfies Partial<Record<keyof typeof words.features, readonly (boolean | string)[]>>

const WAYS = ['free', 'member', 'friend'] as const

const CELL = 'px-1 py-3 text-center align-middle sm:px-4'

function Included({ value }: { value: boolean | string }) {
  if (typeof value === 'string') return value
  return value ? (
    <span className="flex justify-center text-accent">
      <Icon name="check" />
      <span className="sr-only">{words.yes}</span>
    </span>
  ) : (
    <span className="flex justify-center text-ink-faint">
      <Icon name="minus" />
      <span className="sr-only">{words.no}</span>
    </span>
  )
}

function Row({ title, values }: { title: string; values: readonly (boolean | string)[] }) {
  return (
    <tr className="border-b border-line">
      <th scope="row" className="py-3 pe-2 text-start font-normal text-pretty">
        {title}
      </th>
      {WAYS.map((way, i) => (
        <td key={way} className={CELL}>
          <Included value={values[i] ?? false} />
        </td>
      ))}
    </tr>
  )
}

/** A table of each plan's features, with the prices below. */
export function Comparison({ monthly, yearly }: { monthly: readonly string[]; yearly: readonly string[] }) {
  return (
    <table className="mt-10 w-full table-fixed border-collapse text-14 sm:text-16">
      <caption className="sr-only">{words.table}</caption>
      <thead className="border-b border-ink">
        <tr>
          <th scope="col" className="w-[40%] py-3 text-start text-13 font-medium text-ink-soft">
            {words.feature}
          </th>
          {WAYS.map((way) => (
            <th key={way} scope="col" className={`${CELL} font-serif font-semibold sm:text-20`}>
              {words.ways[way]}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {Object.entries(FEATURES).map(([name, values]) => (
          <Row key={name} title={words.features[name as keyof typeof FEATURES]} values={values} />
        ))}
        <Row title={words.monthly} values={monthly} />
        <Row title={words.yearly} values={yearly} />
      </tbody>
    </table>
  )
}
