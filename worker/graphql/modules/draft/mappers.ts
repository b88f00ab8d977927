import type { PostVersion } from '../../../data/post/draft-queries'

export type PostVersionMapper = PostVersion
