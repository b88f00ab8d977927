import type { CircleSite } from './site'

/* Circles of each kind. Rule: docs/rules/partner.md, "Circles". */

/** Makes a circle whose accounts begin with a name. @returns the writers who gain by it, and the members whose money it is. */
export type MakeCircle = (site: CircleSite, name: string) => Promise<{ writers: string[]; members: string[] }>

const named = (name: string, what: string, count: number): string[] =>
  Array.from({ length: count }, (_, i) => `${name} ${what}${i}`)

/** Members who read one writer. */
async function crowd(
  site: CircleSite,
  name: string,
  count: number,
  of: (i: number) => { since?: number; card?: string; changedTo?: string; days: number[]; seconds?: number },
) {
  const writer = `${name} writer`
  const members = named(name, 'member', count)
  site.writer(writer)
  for (const [i, member] of members.entries()) {
    const { days, seconds, ...own } = of(i)
    await site.member(member, own)
    for (const day of days) site.reads(member, writer, day, seconds)
  }
  return { writers: [writer], members }
}

/** New members who read one writer, on days of their own. */
const newcomers = (site: CircleSite, name: string, count: number) =>
  crowd(site, name, count, (i) => ({ since: 9, days: [i, 7 + i, 16 + i] }))

/** A circle whose writer has co-authors of their own, who have an equal part each. */
async function withCoAuthors(
  site: CircleSite,
  name: string,
  count: number,
  make: (site: CircleSite, name: string) => ReturnType<MakeCircle>,
) {
  const { writers, members } = await make(site, name)
  const coAuthors = named(name, 'zz co-author', count)
  for (const coAuthor of coAuthors) {
    site.writer(coAuthor)
    site.shares(writers[0] ?? '', coAuthor)
  }
  return { writers: [...writers, ...coAuthors], members }
}

const onOneCard: MakeCircle = (site, name) =>
  crowd(site, name, 4, (i) => ({ card: `card of ${name}`, days: [3 * i, 3 * i + 8] }))

export const CIRCLES: Readonly<Record<string, MakeCircle>> = {
  'accounts that read each other': async (site, name) => {
    const ring = named(name, 'writer', 4)
    for (const writer of ring) {
      site.writer(writer)
      await site.member(writer)
    }
    for (const [i, member] of ring.entries())
      for (const writer of ring) if (writer !== member) site.reads(member, writer, 2 + i)
    return { writers: ring, members: ring }
  },
  'members on one card': onOneCard,
  'members who change to one card': (site, name) =>
    crowd(site, name, 4, (i) => ({
      card: `card of ${name} ${i}`,
      changedTo: `card of ${name}`,
      days: [3 * i, 3 * i + 8],
    })),
  'members on one card, with four co-authors': (site, name) => withCoAuthors(site, name, 4, onOneCard),
  'a burst of new members': (site, name) =>
    crowd(site, name, 6, (i) => ({ since: 2, card: `card of ${name} ${i}`, days: [11 + (i % 2)] })),
  'new members whose whole month is one writer': (site, name) => newcomers(site, name, 6),
  'new members whose whole month is one writer, with a co-author': (site, name) =>
    withCoAuthors(site, name, 1, (at, of) => newcomers(at, of, 12)),
  'new members who glance at somebody else': async (site, name) => {
    const circle = await newcomers(site, name, 6)
    const other = `${name} other`
    site.writer(other)
    for (const member of circle.members) site.reads(member, other, 9, 60)
    return circle
  },
  'reading at superhuman speed': (site, name) =>
    crowd(site, name, 3, (i) => ({ days: [4, 5, 6 + i], seconds: 70_000 })),
}

/** How an honest population is made. */
interface Population {
  writers: number
  members: number
  /** A number below another one. */
  random: (below: number) => number
}

/** People who read what they like: some of them are new, some write, and some pay with their family's card. */
export async function honestPopulation(
  site: CircleSite,
  { writers: count, members, random }: Population,
): Promise<void> {
  const writers = named('honest', 'writer', count)
  for (const writer of writers) site.writer(writer)
  // Every third writer is a member, too.
  const readers = [...writers.filter((_, i) => i % 3 === 0), ...named('honest', 'member', members)]
  for (const [i, reader] of readers.entries()) {
    await site.member(reader, {
      since: i % 5 === 0 ? random(40) : 60 + random(900),
      card: i % 7 < 2 ? `card of family ${Math.floor(i / 7)}` : `card of ${reader}`,
    })
    for (let reads = 12 + random(20); reads > 0; reads--) {
      const writer = writers[random(count)] ?? ''
      if (writer !== reader) site.reads(reader, writer, random(31), 60 + random(900))
    }
  }
}
