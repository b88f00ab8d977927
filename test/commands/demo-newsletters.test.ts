import { beforeAll, describe, expect, test } from 'vitest'
import { LETTER_STATES } from '../../schema/rules/letters'
import { SUBSCRIBER_STATES } from '../../schema/rules/newsletters'
import { NEWSLETTERS } from '../../worker/commands/demo/newsletters'
import { writeCrowd } from '../../worker/commands/demo/write-crowd'
import { writeNewsletters } from '../../worker/commands/demo/write-newsletters'
import { openDemo } from '../support/whole-demo'

/** Later than the newest story. */
const NOW = Date.UTC(2026, 10, 24, 12)
let rows: (sql: string) => Record<string, string | number | null>[]
beforeAll(async () => {
  const { demo, rows: ask } = await openDemo(NOW)
  rows = (sql) => ask(sql)
  await writeCrowd(demo)
  // Seeding again changes nothing.
  for (let i = 0; i < 2; i++) await writeNewsletters(demo)
}, 120_000)

describe('the demo’s newsletters', () => {
  test('have 400 subscribers, in all states, with labels and notes', () => {
    const all = rows('SELECT email, newsletter_id, state, left_at, expires_at, note FROM subscriber')
    expect(all).toHaveLength(400)
    expect(new Set(all.map(({ state }) => state))).toEqual(new Set(SUBSCRIBER_STATES))
    for (const { email, state, left_at: leftAt, expires_at: expiresAt } of all) {
      expect(email).toMatch(/@(?:people\.example|quire\.test)$/)
      expect(leftAt === null, String(email)).toBe(state === 'active' || state === 'pending')
      expect(expiresAt !== null, String(email)).toBe(state === 'pending')
      if (expiresAt !== null) expect(expiresAt).toBeGreaterThan(NOW)
    }
    expect(all.filter(({ note }) => note !== '').length).toBeGreaterThan(5)
    const tags = rows('SELECT DISTINCT newsletter_id FROM subscriber_tag')
    expect(tags).toHaveLength(NEWSLETTERS.length)
  })

  test('have a letter in each state, and count what became of each', () => {
    const letters = rows(
      `SELECT l.*, p.id AS story,
         (SELECT count(*) FROM letter_recipient r WHERE r.letter_id = l.id) AS recipients,
         (SELECT count(*) FROM letter_recipient r WHERE r.letter_id = l.id AND r.state = 'pending') AS waiting
       FROM letter l LEFT JOIN post p ON p.id = l.post_id WHERE l.digest_at IS NULL`,
    )
    expect(letters).toHaveLength(NEWSLETTERS.flatMap((newsletter) => newsletter.letters).length)
    expect(new Set(letters.map(({ state }) => state))).toEqual(new Set(LETTER_STATES))
    for (const letter of letters) {
      expect(letter.story).not.toBeNull()
      expect(letter.recipients).toBe(letter.recipient_count)
      expect(Number(letter.recipient_count) - Number(letter.waiting)).toBe(letter.sent_count)
      if (letter.state === 'sent') expect(letter.waiting).toBe(0)
      if (letter.state !== 'scheduled') expect(Number(letter.sent_count)).toBeGreaterThan(0)
    }
  })

  test('send only what they can, and nothing before somebody is there', () => {
    const wrong = rows(
      `SELECT l.id FROM letter l JOIN newsletter n ON n.id = l.newsletter_id JOIN post p ON p.id = l.post_id
       WHERE p.state <> 'published' OR (n.user_id IS NOT NULL AND p.creator_id <> n.user_id)
         OR (n.collection_id IS NOT NULL AND p.collection_id <> n.collection_id)`,
    )
    expect(wrong).toEqual([])
    const early = rows(
      `SELECT r.letter_id FROM letter_recipient r JOIN letter l ON l.id = r.letter_id
       JOIN subscriber s ON s.id = r.subscriber_id WHERE s.consented_at > l.started_at`,
    )
    expect(early).toEqual([])
    expect(
      rows(
        'SELECT r.letter_id FROM letter_recipient r LEFT JOIN subscriber s ON s.id = r.subscriber_id WHERE s.id IS NULL',
      ),
    ).toEqual([])
  })

  test('have digests, which only those get who chose them, and letters only the others', () => {
    const digests = rows(
      'SELECT digest_at, recipient_count, sent_count FROM letter WHERE digest_at IS NOT NULL ORDER BY digest_at',
    )
    expect(digests.length).toBeGreaterThan(3)
    expect(Number(digests.at(-1)?.sent_count)).toBeGreaterThan(5)
    for (const { digest_at: at, recipient_count: wanted, sent_count: sent } of digests) {
      expect(new Date(Number(at)).getUTCDay()).toBe(1)
      expect(sent).toBe(wanted)
    }
    const others = rows(
      `SELECT r.letter_id FROM letter_recipient r JOIN letter l ON l.id = r.letter_id
       JOIN subscriber s ON s.id = r.subscriber_id
       WHERE s.rhythm <> CASE WHEN l.digest_at IS NULL THEN 'each' ELSE 'weekly' END`,
    )
    expect(others).toEqual([])
    const due = rows('SELECT digest_due_at AS at FROM newsletter WHERE digest_due_at IS NOT NULL')
    for (const { at } of due) expect(at).toBeGreaterThan(NOW)
  })

  test('suppress the addresses that bounced or complained', () => {
    const [ended] = rows(
      "SELECT count(DISTINCT email) AS n FROM subscriber WHERE state IN ('bounced', 'complained')",
    )
    expect(rows('SELECT count(*) AS n FROM suppressed_address')).toEqual([ended])
  })
})
