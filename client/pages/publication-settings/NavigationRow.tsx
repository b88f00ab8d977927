import { publicationSettingsWording } from '../../../schema/wording/publication-settings'
import { ArrangedRow } from '../../features/arrange/ArrangedRow'
import type { Arranged } from '../../features/arrange/use-arranged'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import type { Entry, Publication } from './use-entries'

const wording = publicationSettingsWording.navigation
type Destination = Entry['destination']

/** What an entry is called where it is moved and removed. */
export const nameOf = ({ title }: Entry): string => title.trim() || wording.unnamed

const DESTINATIONS = Object.keys(wording.destinations) as Destination[]
const isDestination = (name: string): name is Destination => Object.hasOwn(wording.destinations, name)

const valueLabel = (destination: Destination): string | undefined =>
  (wording.values as Partial<Record<Destination, string>>)[destination]

interface Props {
  publication: Publication
  entry: Entry
  arranged: Arranged
  onEdit: (values: Partial<Omit<Entry, 'key'>>) => void
  onRemove: () => void
}

/** What an entry's destination needs: one of the publication's pages, an address, a topic. */
function ValueField({ publication, entry, arranged: { index }, onEdit }: Omit<Props, 'onRemove'>) {
  const { destination, value } = entry
  const label = valueLabel(destination)
  if (!label) return null
  const name = `items.${index}.value`
  const pages =
    destination === 'PAGE'
      ? publication.subpages
      : destination === 'SECTION'
        ? publication.featurePages
        : undefined
  return pages ? (
    <Select
      name={name}
      label={label}
      value={value}
      onChange={({ currentTarget }) => onEdit({ value: currentTarget.value })}
    >
      <option value="">{wording.choose}</option>
      {pages.map(({ slug, title }) => (
        <option key={slug} value={slug}>
          {title}
        </option>
      ))}
    </Select>
  ) : (
    <Field
      name={name}
      label={label}
      type={destination === 'EXTERNAL_URL' ? 'url' : 'text'}
      value={value}
      autoComplete="off"
      onChange={({ currentTarget }) => onEdit({ value: currentTarget.value })}
    />
  )
}

/** An entry of the navigation: its title, where it leads, and its place. */
export function NavigationRow(props: Props) {
  const { entry, arranged, onEdit, onRemove } = props
  const { title, destination } = entry
  const { index, name } = arranged
  const fields = (
    <div className="mt-2 grid gap-4 sm:grid-cols-2">
      <Field
        name={`items.${index}.title`}
        label={wording.entry}
        value={title}
        autoComplete="off"
        onChange={({ currentTarget }) => onEdit({ title: currentTarget.value })}
      />
      <Select
        label={wording.destination}
        value={destination}
        onChange={({ currentTarget: { value } }) =>
          isDestination(value) && onEdit({ destination: value, value: '' })
        }
      >
        {DESTINATIONS.map((one) => (
          <option key={one} value={one}>
            {wording.destinations[one]}
          </option>
        ))}
      </Select>
      <ValueField {...props} />
    </div>
  )
  return (
    <ArrangedRow arranged={arranged} wording={wording} onRemove={onRemove} below={fields}>
      <p className="truncate text-14 text-ink-soft tabular-nums">
        {index + 1}. {name}
      </p>
    </ArrangedRow>
  )
}
