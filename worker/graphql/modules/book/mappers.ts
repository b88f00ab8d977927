import type { EditionRow } from '../../../data/book/rows'
import type { Book } from '../../../services/book/lists'

export type BookMapper = Book
export type BookEditionMapper = EditionRow
