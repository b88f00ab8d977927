import { answerChangedStory } from '../../../services/letter/answer-changed-story'
import { pauseLetter } from '../../../services/letter/pause-letter'
import { resumeLetter } from '../../../services/letter/resume-letter'
import { scheduleLetter } from '../../../services/letter/schedule-letter'
import { sendLetter } from '../../../services/letter/send-letter'
import { stopLetter } from '../../../services/letter/stop-letter'
import { mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const letterMutations: Resolvers = {
  Mutation: {
    sendLetter: mutation(sendLetter, 'Letter'),
    scheduleLetter: mutation(scheduleLetter, 'Letter'),
    pauseLetter: mutation(pauseLetter, 'Letter'),
    resumeLetter: mutation(resumeLetter, 'Letter'),
    stopLetter: mutation(stopLetter, 'Letter'),
    answerChangedStory: mutation(answerChangedStory, 'Letter'),
  },
}
