/** What a story is that its writer hasn't thrown away. `mailed` went out by mail only: nobody else finds it. */
export const KEPT_STATES = ['draft', 'scheduled', 'published', 'unlisted', 'mailed'] as const

/** What a story or a response is. Rule: docs/rules/stories.md, "States". */
export const POST_STATES = [...KEPT_STATES, 'trashed', 'removed'] as const

type PostState = (typeof POST_STATES)[number]

/** Whether readers can open it. */
export const isOutState = (state: PostState): boolean => state === 'published' || state === 'unlisted'

/** Whether a newsletter can go on sending it: readers can open it, or it goes out by mail only. */
export const MAILABLE_STATES = ['published', 'unlisted', 'mailed'] as const
