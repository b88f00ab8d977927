import { RESPONSES_AFTER_STORY } from '../../../../schema/rules/limits'

/** What `StoryResponses` is asked for below a story. */
export const responsesAfter = (id: string) => ({ id, limit: RESPONSES_AFTER_STORY })
