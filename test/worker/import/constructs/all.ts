import { CODE_CONSTRUCTS } from './code'
import { GHOST_CONSTRUCTS } from './ghost'
import { MARKDOWN_CONSTRUCTS } from './markdown'
import { SUBSTACK_CONSTRUCTS } from './substack'
import { WEB_CONSTRUCTS } from './web'
import { WORDPRESS_CONSTRUCTS } from './wordpress'

/** Everything that was once lost on the way in, of every format. */
export const CONSTRUCTS = [
  ...CODE_CONSTRUCTS,
  ...WORDPRESS_CONSTRUCTS,
  ...GHOST_CONSTRUCTS,
  ...SUBSTACK_CONSTRUCTS,
  ...WEB_CONSTRUCTS,
  ...MARKDOWN_CONSTRUCTS,
]
