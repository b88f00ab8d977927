import { expect, test } from 'vitest'
import { ownWords } from '../../../worker/services/mail/own-words'

/* docs/rules/newsletters.md, "Held replies". */

const SUBJECT = 'On rivers'
const quoted = '> Rivers are long.\n>\n> > And wide.'

test.each<[string, string]>([
  ['nothing', 'I liked it.'],
  ['lines that are quoted', `I liked it.\n\n${quoted}\n`],
  [
    'who wrote when',
    `I liked it.\n\nOn Mon, 30 Nov 2026 at 10:15, Ana <mail@quire.example> wrote:\n\n${quoted}`,
  ],
  [
    'who wrote when, without signs of a quotation',
    'I liked it.\n\nOn Mon, 30 Nov 2026 at 10:15, Ana <mail@quire.example> wrote:\n\nRivers are long.',
  ],
  [
    'who wrote when, right below it',
    `I liked it.\nOn Mon, 30 Nov 2026 at 10:15, Ana <mail@quire.example> wrote:\n${quoted}`,
  ],
  [
    'who wrote when, on two lines',
    `I liked it.\n\nOn Mon, 30 Nov 2026 at 10:15, Ana Writer of the Rivers\n<re-1a2b-3c4d@in.quire.example> wrote:\n\n${quoted}`,
  ],
  [
    'who wrote when, in German',
    `I liked it.\n\nAm Mo., 30. Nov. 2026 um 10:15 Uhr schrieb Ana <\nmail@quire.example>:\n\n${quoted}`,
  ],
  [
    'who wrote when, in French',
    `I liked it.\n\nLe lun. 30 nov. 2026 à 10h15, Ana <mail@quire.example> a écrit :\n\n${quoted}`,
  ],
  [
    'who wrote when, in Chinese',
    `I liked it.\n\nAna <mail@quire.example> 于2026年11月30日周一 10:15写道：\n\n${quoted}`,
  ],
  ['who wrote, and what', `I liked it.\n\n30 November, Ana:\n${quoted}`],
  [
    'the headers of what is answered',
    'I liked it.\n\nFrom: Ana <mail@quire.example>\nSent: Monday\nTo: Sub\nSubject: On rivers\n\nRivers are long.',
  ],
  [
    'these headers in German, below a line',
    'I liked it.\n\n________________________________\nVon: Ana <mail@quire.example>\nGesendet: Montag\nBetreff: On rivers\n\nRivers',
  ],
  ['a line that says so', 'I liked it.\n\n-----Original Message-----\nRivers are long.'],
  ['a signature', 'I liked it.\n\n-- \nSub Scriber\nhttps://example.org'],
  ['what a phone adds', `I liked it.\n\nSent from my iPhone\n\n${quoted}`],
])('a reply’s own words are above %s', (_what, text) => {
  expect(ownWords(text, SUBJECT)).toBe('I liked it.')
})

test.each<[string, string]>([
  ['lists', 'Three things:\n- one\n- two: 2026, 10:15'],
  ['headings that look like headers', 'Name: Sub\nMail: a@example.org\nTel: 1\n\nThat is me.'],
  ['a line of others in the middle', '> Rivers are long.\n\nThey are.'],
  ['an address', 'Write to me@example.org in 2026 about this:\nthe sea'],
])('%s stay', (_what, text) => {
  expect(ownWords(text, SUBJECT)).toBe(text)
})

test('an answer below what it quotes, or between its lines, is found', () => {
  const text = `On Mon, 30 Nov 2026 at 10:15, Ana <mail@quire.example> wrote:\n\n${quoted}\n\nI liked it.\n\n> The end.`
  expect(ownWords(text, SUBJECT)).toBe('I liked it.')
})

test('lines are joined that a mail program has broken, and no others', () => {
  const long = 'This is a line that was as long as mail programs let one be before they'
  expect(ownWords(`${long}\nbreak it.\nA short one.\n\nAnother`, SUBJECT)).toBe(
    `${long} break it.\nA short one.\n\nAnother`,
  )
})

test('nothing but a quotation has no words', () => {
  expect(ownWords(quoted, SUBJECT)).toBe('')
})
