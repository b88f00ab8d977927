import { ne } from 'drizzle-orm'
import { collection, collectionEditor, collectionPage } from '../../../schema/tables/collection'
import { type Row, without } from '../sql/rows'

/** The displayed columns of a publication. The about page's body and the style sheets are read separately. */
export const collectionFields = without(
  collection,
  'about',
  'importedFrom',
  'isRemoved',
  'deletedAt',
  'styleSheet',
  'servedStyleSheet',
)

/** A publication, as read from the database. */
export interface Collection extends Row<typeof collectionFields> {
  /** When its first listed story was published; only for a publication that was found by name. */
  firstPostAt?: number | null
}

/** Whether somebody who works for a publication leads it, as its owners and editors do. */
export const leads = ne(collectionEditor.role, 'WRITER')

export const collectionEditorFields = without(collectionEditor, 'position')

/** A person's role in a publication. */
export interface CollectionEditor extends Row<typeof collectionEditorFields> {}

export const collectionPageFields = without(collectionPage, 'updatedAt', 'deletedAt', 'leftEntries')

/** A page in the list of all of them: without its text. */
export const listedPageFields = without(collectionPage, 'body', 'updatedAt', 'deletedAt', 'leftEntries')

/** A page of a publication. Its body is JSON; it is missing in lists. */
export interface CollectionPage extends Omit<Row<typeof collectionPageFields>, 'body'> {
  body?: string | null
}
