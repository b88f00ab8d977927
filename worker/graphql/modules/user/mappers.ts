import type { CollectionEditor } from '../../../data/collection/rows'
import type { User } from '../../../data/user/rows'

export type UserMapper = User
export type UserViewerEdgeMapper = User
export type CollectionRoleMapper = CollectionEditor
