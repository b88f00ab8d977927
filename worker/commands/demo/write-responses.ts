import { DAY, HOUR } from '../../../schema/rules/time-units'
import { settleResponse } from '../../data/response/counts'
import { responsesByIds } from '../../data/response/queries'
import { pinResponse, setResponseStatus } from '../../data/response/writes'
import { type Answered, findAnswered, findDiscussion, idOf } from '../../services/response/discussion'
import { responseStatements } from '../../services/response/respond'
import { readResponse } from '../../services/response/response-body'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'
import { type Said, TALK } from './talk'
import { TALK_OF_YEAR } from './talk-of-year'

/** A response to write. */
interface Written {
  key: string
  by: string
  at: number
  text: string
  is?: 'pinned' | 'hidden' | 'held' | undefined
}

interface DemoResponse extends Omit<Written, 'at'> {
  ago: number
  /** The key of the response that it answers. */
  answers?: string
  /** The key of the list that it responds to, instead of the story. */
  list?: string
}

/** What readers have to say about a story. */
const STORY = 'the-tide-turns-around-a-point'
const RESPONSES: readonly DemoResponse[] = [
  {
    key: 'harbour',
    by: 'tomas',
    ago: 4 * DAY,
    text: 'I’ve worked in this harbour for eleven years, and the pilots still draw it **exactly like this** on napkins.\n\n- slack water first\n- then the turn\n- then everybody hurries',
    is: 'pinned',
  },
  {
    key: 'napkin',
    by: 'maren',
    ago: 4 * DAY - 3 * HOUR,
    text: 'If you still have one of those napkins, I’d *love* to see it.',
    answers: 'harbour',
  },
  { key: 'framed', by: 'tomas', ago: 3 * DAY, text: 'It’s framed. I’ll bring it.', answers: 'napkin' },
  {
    key: 'rivers',
    by: 'noor',
    ago: 3 * DAY - HOUR,
    text: 'Does the same hold for rivers?\n\n> The tide doesn’t come in and go out. It goes round.\n\nOurs certainly goes out.',
  },
  { key: 'estuary', by: 'ines', ago: 2 * DAY, text: '@noor In the estuary, yes.', answers: 'rivers' },
  { key: 'train', by: 'reader', ago: DAY, text: 'Read this on the night train and missed my stop.' },
  { key: 'guide', by: 'friend', ago: 9 * DAY, text: 'Skip this and read my guide instead.', is: 'hidden' },
  { key: 'deals', by: 'walter', ago: 20 * HOUR, text: 'First!', is: 'hidden' },
  {
    key: 'chart',
    by: 'member',
    ago: 2 * HOUR,
    text: 'There’s a chart of it at https://example.com/chart, as far as I know.',
    is: 'held',
  },
  {
    key: 'shelf',
    by: 'noor',
    ago: 30 * HOUR,
    text: 'One a night, for six nights. *Start with the whale*, whatever the list says.',
    list: 'by-the-water',
  },
  { key: 'order', by: 'tomas', ago: 28 * HOUR, text: 'The whale is last for a reason!', answers: 'shelf' },
]

/** What a response answers: another one, a list, or the story. */
async function answeredBy({ db }: Demo, { answers, list }: DemoResponse): Promise<Answered | undefined> {
  if (list === undefined)
    return findAnswered(db, answers === undefined ? demoId('post', STORY) : demoId('response', answers))
  const discussion = await findDiscussion(db, 'catalog', demoId('catalog', list))
  return discussion && { discussion, id: idOf(discussion) }
}

/** Writes a response; not if it is there already, or what it answers isn't. */
async function write({ db }: Demo, answered: Answered | undefined, response: Written): Promise<void> {
  const { key, by, at, text, is } = response
  const id = demoId('response', key)
  if (!answered || (await db.first(responsesByIds, JSON.stringify([id])))) return
  const read = await readResponse(db, { text })
  if (!read.ok) return
  await db.write([
    ...responseStatements(answered, read.value, {
      id,
      versionId: demoId('version', `response ${key}`),
      authorId: demoId('user', by),
      key: id,
      now: at,
      isHeld: is === 'held',
    }),
    ...(is === 'pinned' ? [pinResponse(id)] : []),
    ...(is === 'hidden' ? [setResponseStatus(id, 'hidden'), ...settleResponse(id)] : []),
  ])
}

/** Writes what was said in answer to a story or a response, and what was said to that, each some hours later. */
async function writeTalk(demo: Demo, answered: string, before: number, said: readonly Said[]): Promise<void> {
  for (const [i, { by, text, answers = [] }] of said.entries()) {
    const key = `${answered} ${i}`
    const at = Math.min(before + (i * 20 + plausible(key, 2, 19)) * HOUR, demo.now - HOUR)
    await write(demo, await findAnswered(demo.db, answered), { key, by, at, text })
    await writeTalk(demo, demoId('response', key), at, answers)
  }
}

/** Writes the responses of the demo. Later changes by people aren't overwritten. */
export async function writeResponses(demo: Demo): Promise<void> {
  for (const response of RESPONSES) {
    await write(demo, await answeredBy(demo, response), { ...response, at: demo.now - response.ago })
  }
  for (const { key, published } of demo.parts.flatMap(({ stories }) => stories)) {
    await writeTalk(demo, demoId('post', key), published, TALK[key] ?? TALK_OF_YEAR[key] ?? [])
  }
}
