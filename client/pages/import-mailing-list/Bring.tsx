import { LIST_FIELDS, type ListField } from '../../../schema/rules/subscribers'
import { subscriberLists as wording } from '../../../schema/wording/subscriber-lists'
import { ChangeForm } from '../../features/settings/ChangeForm'
import type { ListFieldsFragment } from '../../features/subscriber/list-fields.generated'
import { OwnSubscriberImport } from '../../features/subscriber/own-subscriber-import.generated'
import { OwnSubscriberImports } from '../../features/subscriber/own-subscriber-imports.generated'
import { StartSubscriberImport } from '../../features/subscriber/start-subscriber-import.generated'
import { useApp } from '../../lib/app'
import { refetch } from '../../lib/refetch'
import { Checkbox } from '../../ui/form/Checkbox'
import { Select } from '../../ui/form/Select'
import { SubmitButton } from '../../ui/form/SubmitButton'
import { Table } from '../../ui/Table'

interface Props {
  list: ListFieldsFragment
}

interface Column {
  number: number
  title: string
}

/** The columns of a list, as many as its widest line that is shown has. */
function columnsOf({ preview: { names, lines } }: ListFieldsFragment): Column[] {
  const width = Math.max(names.length, ...lines.map((line) => line.length))
  return Array.from({ length: width }, (_, number) => ({
    number,
    title: names[number] ? wording.named(number + 1, names[number]) : wording.column(number + 1),
  }))
}

/** The first lines, as they were read. */
function FirstLines({ list, columns }: Props & { columns: readonly Column[] }) {
  const [first, ...others] = columns.map(({ number, title }) => ({
    id: String(number),
    title,
    cell: ({ cells }: { cells: readonly string[] }) => (
      <bdi className="whitespace-nowrap">{cells[number] ?? ''}</bdi>
    ),
  }))
  if (!first) return null
  return (
    <Table
      caption={wording.firstLines}
      isCaptionHidden
      columns={[first, ...others]}
      rows={list.preview.lines.map((cells, number) => ({ number, cells }))}
      keyOf={({ number }) => String(number)}
    />
  )
}

/** The chosen column of a field; null for none. */
const chosen = (value: unknown): number | null => (value === undefined || value === '' ? null : Number(value))

/** What is in a list, and whether those on it have agreed: then it is brought. */
export function Bring({ list }: Props) {
  const app = useApp()
  const { id, lineCount } = list
  const columns = columnsOf(list)
  const optionOf = (field: ListField) => list.columns[field]?.toString() ?? ''
  return (
    <>
      <p className="text-16 text-pretty">{wording.preview(lineCount)}</p>
      <div className="mt-4">
        <FirstLines list={list} columns={columns} />
      </div>
      <ChangeForm
        operation={StartSubscriberImport}
        variables={(values) => ({
          input: {
            importId: id,
            columns: {
              email: chosen(values.email) ?? 0,
              name: chosen(values.name),
              lastName: chosen(values.lastName),
              tags: chosen(values.tags),
              note: chosen(values.note),
              state: chosen(values.state),
              since: chosen(values.since),
            },
            hasConsent: values.hasConsent === 'yes',
          },
        })}
        onDone={async () => {
          app.queryClient.removeQueries({ queryKey: [OwnSubscriberImports.name] })
          await refetch(app, OwnSubscriberImport, { importId: id })
        }}
        className="mt-8 flex flex-col gap-4"
      >
        <fieldset className="grid gap-4 sm:grid-cols-2">
          <legend className="pb-2 font-serif text-20 font-semibold">{wording.holds}</legend>
          {LIST_FIELDS.map((field) => (
            <Select key={field} name={field} label={wording.fields[field]} defaultValue={optionOf(field)}>
              {(field !== 'email' || list.columns.email === null) && (
                <option value="">{wording.nothing}</option>
              )}
              {columns.map(({ number, title }) => (
                <option key={number} value={number}>
                  {title}
                </option>
              ))}
            </Select>
          ))}
        </fieldset>
        <Checkbox name="hasConsent" value="yes" label={wording.consent} hint={wording.consentHint} />
        <p className="text-13 text-ink-soft text-pretty">{wording.noConsentHint}</p>
        <div>
          <SubmitButton pendingText={wording.starting}>{wording.start}</SubmitButton>
        </div>
      </ChangeForm>
    </>
  )
}
