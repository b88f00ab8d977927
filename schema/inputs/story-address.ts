import * as v from 'valibot'
import { idOfStoryAddress, LONGEST } from '../routes/post-id'
import { operatingMessages } from '../wording/operating-messages'
import { keptBy, opaque } from './text'

/** A story that those who run the site name. */
export const storyAddress = v.pipe(
  opaque(LONGEST, operatingMessages.notPicked),
  keptBy(idOfStoryAddress, operatingMessages.notPicked),
  v.description('The id of a story, or its address.'),
)
