import { INVITATION_LIFETIME } from '../../../schema/rules/invitations'
import { newId } from '../../../schema/rules/new-id'
import {
  EDITOR_ACTS,
  type SubmissionAct,
  type SubmissionState,
  statesAfter,
  turnIn,
} from '../../../schema/rules/submissions'
import { DAY, HOUR } from '../../../schema/rules/time-units'
import type { StoryBody } from '../../../schema/story/paragraph'
import { invitationById } from '../../data/invitation/queries'
import { insertInvitation } from '../../data/invitation/writes'
import { savedPostById } from '../../data/post/writes-state'
import { submissionById } from '../../data/submission/queries'
import { insertSubmission, insertSubmissionNote, saveSubmissionSettings } from '../../data/submission/writes'
import { storyPurger } from '../../edge-cache/story-purger'
import { invited } from '../../services/notification/events'
import { notifyStatements } from '../../services/notification/notify'
import { saveStory } from '../../services/post/save-story'
import type { Demo } from './demo'
import { demoId } from './ids'

/** One step of a submission: how long ago, by whom, and with what words. */
type Step = readonly [act: SubmissionAct, ago: number, note?: string]

interface DemoSubmission {
  key: string
  writer: string
  /** Of a draft; absent for a story that the demo has anyway. */
  draft?: { title: string; text: readonly string[] }
  steps: readonly Step[]
}

/** To which publication, and who of its editors answers. */
const PLACE = { collection: 'the-composing-room', editor: 'ines' }

const GUIDELINES = `We publish essays about letters, books and the people who make them, from 800 to 2,500 words.

Tell us in a sentence or two why this story is yours to tell. We read everything, and answer everybody.`

/** A submission in each state. */
const SUBMISSIONS: readonly DemoSubmission[] = [
  {
    key: 'a-shop-that-only-sells-ampersands',
    writer: 'priya',
    draft: {
      title: 'A shop that only sells ampersands',
      text: ['There is one in Ghent, between a bakery and a lawyer, and it has been open since 1974.'],
    },
    steps: [],
  },
  {
    key: 'the-smell-of-a-new-paperback',
    writer: 'maren',
    draft: {
      title: 'The smell of a new paperback',
      text: [
        'It is glue, mostly. The rest is hope.',
        'I asked four binders what they would change about it, and all four said: nothing.',
      ],
    },
    steps: [['submit', 5 * HOUR, 'A short one, for the weekend.']],
  },
  {
    key: 'hyphens-at-sea',
    writer: 'maren',
    draft: {
      title: 'Hyphens at sea',
      text: ['Ships’ logs break words where the line ends, and nowhere else. It took me a year to see why.'],
    },
    steps: [
      ['submit', 3 * DAY],
      ['triage', 2 * DAY],
    ],
  },
  {
    key: 'who-numbered-the-pages',
    writer: 'noor',
    draft: {
      title: 'Who numbered the pages?',
      text: ['For three hundred years, nobody did. Then, within one generation, everybody.'],
    },
    steps: [
      ['submit', 2 * DAY, 'This grew out of your piece on indexes.'],
      ['review', 6 * HOUR],
    ],
  },
  {
    key: 'a-field-guide-to-footnotes',
    writer: 'priya',
    draft: {
      title: 'A field guide to footnotes',
      text: ['The shy footnote hides at the end of the book. The bold one takes the page.'],
    },
    steps: [
      ['submit', 6 * DAY],
      ['request-changes', 5 * DAY, 'We love the shy footnote. Could the middle part lose a third?'],
    ],
  },
  {
    key: 'the-last-type-caster-of-leipzig',
    writer: 'tomas',
    draft: {
      title: 'The last type caster of Leipzig',
      text: ['He casts on Thursdays. On Fridays he tells people that he no longer does.'],
    },
    steps: [
      ['submit', 9 * DAY],
      ['request-changes', 8 * DAY, 'Whose words are those in the third paragraph?'],
      ['changes-made', 4 * HOUR, 'His, from 1998. It says so now.'],
    ],
  },
  {
    key: 'ten-fonts-for-your-wedding',
    writer: 'noor',
    draft: { title: 'Ten fonts for your wedding', text: ['One is enough.'] },
    steps: [
      ['submit', 12 * DAY],
      ['reject', 11 * DAY, 'Funny, but not for us. Do send us the next one.'],
    ],
  },
  {
    key: 'why-i-stopped-kerning',
    writer: 'priya',
    draft: {
      title: 'Why I stopped kerning',
      text: ['Because the machine does it, and because nobody thanked me.'],
    },
    steps: [
      ['submit', 15 * DAY],
      ['cancel', 14 * DAY],
    ],
  },
  {
    // A story that is in the publication.
    key: 'tarjama',
    writer: 'noor',
    steps: [
      ['submit', 200 * DAY, 'Both directions, at last.'],
      ['accept', 199 * DAY, 'Yes, please.'],
    ],
  },
]

const bodyOf = (texts: readonly string[]): StoryBody =>
  texts.map((text, i) => ({ type: 'P', name: `text${i}`, text, markups: [] }))

/** The draft that was submitted. */
async function writeDraft({ db, now }: Demo, { key, writer, draft, steps }: DemoSubmission) {
  const id = demoId('post', key)
  if (!draft || (await db.first(savedPostById, id))) return
  const at = now - (steps[0]?.[1] ?? DAY) - DAY
  const ports = {
    db,
    clock: { now: () => at },
    newId,
    purger: { ...storyPurger(async () => {}), statements: () => [] },
    reindex: () => {},
    decorate: () => {},
  }
  const { title, text } = draft
  const story = { id, creatorId: demoId('user', writer), title, body: bodyOf(text), createdAt: at }
  const result = await saveStory(ports, { ...story, state: 'draft' })
  if (!result.ok) throw new Error(`${key}: ${result.failure.message}`)
}

/** The course of a submission as rows: the submission, and what was done and said. */
function courseOf({ key, writer, steps }: DemoSubmission, now: number) {
  const id = demoId('submission', key)
  const [creatorId, editorId] = [demoId('user', writer), demoId('user', PLACE.editor)]
  const begun = now - (steps[0]?.[1] ?? DAY)
  const row = {
    id,
    postId: demoId('post', key),
    collectionId: demoId('collection', PLACE.collection),
    creatorId,
    submitKey: key,
    state: 'WIP' as SubmissionState,
    turn: turnIn('WIP'),
    turnAt: begun,
    createdAt: begun,
    updatedAt: begun,
    submittedAt: steps.length > 0 ? begun : null,
    answeredAt: null as number | null,
    responseTime: null as number | null,
    closedAt: null as number | null,
    reviewerId: null as string | null,
  }
  const notes = steps.map(([act, ago, text = '']) => {
    const at = now - ago
    const state = statesAfter(row.state, act)?.at(-1) ?? row.state
    const isEditors = EDITOR_ACTS.some((one) => one === act)
    if (row.answeredAt === null && isEditors && turnIn(state) !== 'editors') {
      row.answeredAt = at
      row.responseTime = at - row.turnAt
    }
    if (turnIn(state) !== row.turn) row.turnAt = at
    if (isEditors) row.reviewerId = editorId
    row.state = state
    row.turn = turnIn(state)
    row.updatedAt = at
    row.closedAt = row.turn === 'nobody' ? at : null
    const authorId = isEditors ? editorId : creatorId
    return { id: newId(), submissionId: id, authorId, state, text, createdAt: at }
  })
  return { row, notes }
}

/** Writes the submissions to a publication of the demo. Later changes by people aren't overwritten. */
export async function writeSubmissions(demo: Demo): Promise<void> {
  const { db, now } = demo
  const collectionId = demoId('collection', PLACE.collection)
  await db.write([
    saveSubmissionSettings({ collectionId, submitters: 'anybody', guidelines: GUIDELINES, updatedAt: now }),
  ])
  for (const submission of SUBMISSIONS) {
    await writeDraft(demo, submission)
    const { row, notes } = courseOf(submission, now)
    if (await db.first(submissionById, row.id)) continue
    await db.write([insertSubmission(row), ...notes.map((note) => insertSubmissionNote(note))])
  }
}

/** Who is invited where, by whom: the demo's writer can accept or decline. */
const INVITATION = { collection: 'tidewater', inviter: 'maren', to: 'priya' } as const
const INVITED_AGO = 20 * HOUR

/** Writes an invitation to the demo's writer, and the notification of it. */
export async function writeInvitation({ db, now }: Demo): Promise<void> {
  const id = demoId('invitation', INVITATION.to)
  if (await db.first(invitationById, id)) return
  const at = now - INVITED_AGO
  const collectionId = demoId('collection', INVITATION.collection)
  const [inviterId, userId] = [demoId('user', INVITATION.inviter), demoId('user', INVITATION.to)]
  const expiresAt = at + INVITATION_LIFETIME
  await db.write([
    insertInvitation({ id, collectionId, role: 'WRITER', inviterId, userId, createdAt: at, expiresAt }),
    ...notifyStatements([{ userId, kind: 'invitation' }], invited(id, inviterId, collectionId), at),
  ])
}
