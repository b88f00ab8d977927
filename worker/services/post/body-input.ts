import * as v from 'valibot'
import { checkBody } from '../../../schema/story/check-body'
import type { StoryBody } from '../../../schema/story/paragraph'
import { paragraphSchema } from '../../../schema/story/paragraph-schema'
import { storyInputWording } from '../../../schema/wording/story-input'

/** A body that `checkBody` accepts, without properties that are added when a story is shown, or that nobody knows. */
export const body = v.pipe(
  v.custom<StoryBody>(Array.isArray, storyInputWording.body),
  v.rawCheck(({ dataset, addIssue }) => {
    const [problem] = dataset.typed ? checkBody(dataset.value) : []
    if (problem) addIssue({ message: problem.message })
  }),
  v.array(paragraphSchema),
)
