import { DAY } from './time-units'

/** Limits of stories by mail. Rules: docs/rules/story-mail.md. */

/** Mails that are taken from one writer's address. */
export const STORY_MAILS = { most: 30, windowMs: DAY } as const
/** Pictures of one mail that become the story's. */
export const MOST_MAILED_PICTURES = 20
