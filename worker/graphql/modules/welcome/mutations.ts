import { removeWelcomeLetter } from '../../../services/welcome/remove-welcome-letter'
import { saveWelcomeLetter } from '../../../services/welcome/save-welcome-letter'
import { sendTestWelcomeLetter } from '../../../services/welcome/send-test-welcome-letter'
import { command, mutation } from '../../mutation'
import type { Resolvers } from '../../resolvers.generated'

export const welcomeMutations: Resolvers = {
  Mutation: {
    saveWelcomeLetter: mutation(saveWelcomeLetter, 'WelcomeLetter'),
    removeWelcomeLetter: command(removeWelcomeLetter),
    sendTestWelcomeLetter: mutation(sendTestWelcomeLetter, 'SentTestLetter'),
  },
}
