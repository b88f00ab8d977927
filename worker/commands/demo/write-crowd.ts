import { MAX_SAVED_LISTS } from '../../../schema/rules/limits'
import { followCatalogStatements } from '../../data/catalog/follows'
import type { Statement } from '../../data/database'
import { followEntity } from '../../data/follow/writes'
import { upsertUser } from '../../data/user/writes'
import { followTags } from '../../data/viewer/tag-follows'
import { CROWD } from './crowd'
import { LIBRARY } from './curation'
import type { Demo } from './demo'
import { demoId, plausible } from './ids'
import { followedOn } from './write-leavers'

/** In a year. Those who follow by themselves (write-follows.ts) have done so after it, and so come first in lists. */
const SINCE = Date.UTC(2025, 9, 1, 6)
const UNTIL = Date.UTC(2026, 8, 30, 21)
/** The writer with a year behind her: her followers came until lately. */
const WRITER = { username: 'priya', until: Date.UTC(2026, 10, 20, 20), share: 64 } as const

/** How many of a hundred readers follow something, at least and at most; each other hardly ever. */
const SHARES = {
  user: [16, 62],
  collection: [28, 66],
  tag: [5, 30],
  catalog: [4, 22],
  reader: [0, 7],
} as const

/** Whether a reader follows something, of which some have more followers than others. */
const follows = (reader: string, kind: keyof typeof SHARES, name: string): boolean => {
  const [least, most] = SHARES[kind]
  const share = name === WRITER.username ? WRITER.share : plausible(`share of ${kind} ${name}`, least, most)
  return plausible(`${reader} follows ${kind} ${name}`, 0, 100) < share
}

/** When a reader began to follow something: more of them lately than at first. */
function begun(reader: string, name: string): number {
  const share = Math.sqrt(plausible(`when ${reader} followed ${name}`, 0, 10_000) / 10_000)
  const until = name === WRITER.username ? WRITER.until : UNTIL
  return Math.round(SINCE + (until - SINCE) * share)
}

/** Writes the readers who do nothing but follow, and whom, what and which lists. Existing rows aren't changed. */
export async function writeCrowd({ db, parts }: Demo): Promise<void> {
  await db.write(CROWD.map(upsertUser))
  const writers = parts.flatMap(({ people }) => people.map(({ username }) => username))
  const publications = parts.map(({ publication }) => publication.slug)
  const topics = parts.flatMap(({ tags }) => tags.map(({ slug }) => slug))
  const stories = parts.flatMap((part) => part.stories)
  const readers = CROWD.map(({ username }) => username)
  const statements = CROWD.flatMap(({ id, username }): Statement[] => {
    const isOther = (name: string) => name !== username
    const chosen = (kind: keyof typeof SHARES, names: readonly string[]) =>
      names
        .filter((name) => follows(username, kind, name))
        .map((name) => ({ name, at: begun(username, name) }))
    return [
      ...[...chosen('user', writers), ...chosen('reader', readers.filter(isOther))].flatMap(({ name, at }) =>
        followEntity(id, 'user', demoId('user', name), at, followedOn(stories, username, name, at)),
      ),
      ...chosen('collection', publications).flatMap(({ name, at }) =>
        followEntity(id, 'collection', demoId('collection', name), at),
      ),
      ...chosen('tag', topics).flatMap(({ name, at }) => followTags(id, [{ slug: name, at }])),
      ...chosen(
        'catalog',
        LIBRARY.map(({ slug }) => slug),
      ).flatMap(({ name, at }) => followCatalogStatements(id, demoId('catalog', name), MAX_SAVED_LISTS, at)),
    ]
  })
  await db.write(statements)
}
