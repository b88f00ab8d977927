import type { User } from '../../../data/user/rows'

export type ViewerMapper = User
