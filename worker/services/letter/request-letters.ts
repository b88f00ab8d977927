import { type BatchQueue, sendInBatches } from '../send-in-batches'

/** A portion of a letter is to be sent by the worker that follows the one with this turn. */
export interface LetterMessage {
  type: 'send-letter'
  letterId: string
  turn: number
}

/** Asks the queue to go on with letters. Never rejects: the cron asks for those that nobody has taken up. */
export const requestLetters = (
  queue: BatchQueue<LetterMessage>,
  letters: readonly Omit<LetterMessage, 'type'>[],
): Promise<void> =>
  sendInBatches(
    queue,
    letters.map(({ letterId, turn }) => ({ type: 'send-letter', letterId, turn }) as const),
    'letters-not-requested',
  )
