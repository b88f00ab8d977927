/** What a story is that its writer hasn't thrown away. `mailed` went out by mail only: nobody else finds it. */
export const KEPT_STATES = ['draft', 'scheduled', 'published', 'unlisted', 'mailed'] as const

/** What a story or a response is. Rule: docs/rules/stories.md, "States". */
export const POST_STATES = [...KEPT_STATES, 'trashed', 'removed'] as const

type PostState = (typeof POST_STATES)[number]

/** What somebody reads, if only by mail: a newsletter can go on sending it. */
export const MAILABLE_STATES = ['published', 'unlisted', 'mailed'] as const
export const isMailable = (state: PostState): boolean =>
  (MAILABLE_STATES as readonly PostState[]).includes(state)
