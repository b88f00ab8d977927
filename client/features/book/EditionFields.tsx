import { BOOK_FORMATS } from '../../../schema/rules/books'
import { booksWording } from '../../../schema/wording/books'
import { Button } from '../../ui/Button'
import { Field } from '../../ui/form/Field'
import { Select } from '../../ui/form/Select'
import { editionField } from './book-form'
import type { BookItemFragment } from './book-item.generated'

const wording = booksWording.fields

interface Props {
  /** The number in the names of its fields. */
  row: number
  /** Its place among the editions, from 1 on. */
  place: number
  edition: BookItemFragment['editions'][number] | undefined
  onRemove: () => void
}

/** The fields of one edition. */
export function EditionFields({ row, place, edition, onRemove }: Props) {
  return (
    <fieldset className="rounded-input border border-line px-4 pb-4">
      <legend className="px-1 text-14 font-medium">{wording.edition(place)}</legend>
      <div className="mt-2 grid gap-4 sm:grid-cols-2">
        <Select
          label={wording.format}
          name={editionField('format', row)}
          defaultValue={edition?.format ?? 'PAPERBACK'}
        >
          {BOOK_FORMATS.map((format) => (
            <option key={format} value={format}>
              {booksWording.formats[format]}
            </option>
          ))}
        </Select>
        <Field
          label={wording.isbn}
          name={editionField('isbn', row)}
          defaultValue={edition?.isbn ?? ''}
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <div className="mt-4">
        <Field
          label={wording.url}
          hint={wording.urlHint}
          name={editionField('url', row)}
          defaultValue={edition?.url ?? ''}
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
        />
      </div>
      <Button size="small" look="danger" className="mt-4" onClick={onRemove}>
        {wording.removeEdition(place)}
      </Button>
    </fieldset>
  )
}
