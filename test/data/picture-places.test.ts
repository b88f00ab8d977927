import { getTableColumns, getTableName, is } from 'drizzle-orm'
import { SQLiteTable } from 'drizzle-orm/sqlite-core'
import { expect, test } from 'vitest'
import { PICTURE_PLACES } from '../../worker/data/media/places'

const modules = import.meta.glob<Record<string, unknown>>('../../schema/tables/*.ts', { eager: true })
const tables = Object.values(modules)
  .flatMap((module) => Object.values(module))
  .filter((value): value is SQLiteTable => is(value, SQLiteTable))

/** Words in the name of a column that may hold the id of a picture, or a text with pictures. */
const PICTURES =
  /image|picture|photo|media|avatar|favicon|icon|logo|cover|banner|thumbnail|preview|poster|body|about|html|document|style|theme/

/** Columns that sound as if they held pictures, and why they don't. */
const OTHERS: Readonly<Record<string, string>> = {
  'book.cover_alt': 'words about a picture',
  'post.preview_alt': 'the same',
  'sequence.image_alt': 'the same',
  'post.preview_color': 'a colour',
  'subscriber_import.preview': 'the first lines of a list of addresses',
  'collection.style_sheet_hash': 'a hash of the style sheet, which is walked',
}

test('every column that may name a picture is walked before pictures are removed', () => {
  const walked = new Set(
    PICTURE_PLACES.flatMap(({ table, columns }) =>
      columns.map((column) => `${getTableName(table)}.${column.name}`),
    ),
  )
  const pictureColumns = tables
    .filter((table) => !/^media/.test(getTableName(table)))
    .flatMap((table) =>
      Object.values(getTableColumns(table))
        .filter(({ name, dataType }) => dataType === 'json' || (dataType === 'string' && PICTURES.test(name)))
        .map(({ name }) => `${getTableName(table)}.${name}`),
    )
  const missing = pictureColumns.filter((name) => !walked.has(name))
  expect(missing.toSorted()).toEqual(Object.keys(OTHERS).toSorted())
})
