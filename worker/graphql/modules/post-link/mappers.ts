import type { PostLink } from '../../../data/post-link/queries'

export type PostLinkMapper = PostLink & { address?: string }
