import type { CollectionActRow } from '../../../data/collection/acts'
import type { Collection, CollectionEditor, CollectionPage } from '../../../data/collection/rows'

export type CollectionMapper = Collection
export type CollectionViewerEdgeMapper = Collection
export type CollectionEditorMapper = CollectionEditor
export type CollectionPageMapper = CollectionPage
export type CollectionActMapper = CollectionActRow
