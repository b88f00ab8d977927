import type { Tag } from '../../../data/tag/rows'

export type TagMapper = Tag
export type TagViewerEdgeMapper = Tag
