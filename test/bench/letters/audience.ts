import { COLLECTION_ID, NEWEST, NUMBERS, SAMPLES } from '../generate'

/** The newsletter that sends: the one of who is signed in. */
export const SENDING = SAMPLES.readerId
/** A story of theirs. */
export const LETTER_STORY = SAMPLES.storyId(SAMPLES.own)
export const LETTER_STORY_PATH = SAMPLES.storyPath(SAMPLES.own)
/** The newsletter to which lists are brought: of a publication that is theirs. */
export const BROUGHT_TO = 'c00000000003'
/** Rows of one statement. */
const AT_ONCE = 10_000

const SUBSCRIBERS = `${NUMBERS} INSERT INTO subscriber (id, newsletter_id, email, state, source, created_at, asked_at,
    consented_at, consent_text)
  SELECT printf('b%011x', i), ?3, 'reader-' || i || '@mail.example', 'active', 'page', ${NEWEST} + i, 0, ${NEWEST}, 'Yes'
  FROM n`

/** Gives who is signed in an address and a publication, and their newsletter so many subscribers. */
export async function writeAudience({ DB }: Pick<Env, 'DB'>, subscribers: number): Promise<void> {
  await DB.batch([
    DB.prepare(
      `UPDATE user SET email = 'writer@mail.example', email_verified_at = ${NEWEST} WHERE id = ?`,
    ).bind(SENDING),
    DB.prepare(`UPDATE collection_editor SET user_id = ?1 WHERE collection_id = ${COLLECTION_ID('3')}`).bind(
      SENDING,
    ),
  ])
  for (let from = 0; from < subscribers; from += AT_ONCE)
    await DB.prepare(SUBSCRIBERS)
      .bind(from, Math.min(from + AT_ONCE, subscribers) - 1, SENDING)
      .run()
}
