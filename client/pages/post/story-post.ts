import type { PostPageQuery } from './post-page.generated'

/** A story as its page shows it. */
export type StoryPost = Extract<PostPageQuery['postResult'], { __typename: 'Post' }>
