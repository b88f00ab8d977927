import type { Post } from '../../../data/post/rows'

export type PostMapper = Post
