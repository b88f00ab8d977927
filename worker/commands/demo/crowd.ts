import { DAY } from '../../../schema/rules/time-units'
import type { UpsertedUser } from '../../data/user/writes'
import { demoId, plausible } from './ids'

/* Readers whose only part in the demo is to follow, so that every follower who is counted is somebody. */

/** How many there are: fewer than pairs of the names below, which share no divisor. */
const SIZE = 160

const GIVEN = [
  ...['Adaeze', 'Ana', 'Arjun', 'Astrid', 'Ayumi', 'Bastian', 'Beatriz', 'Bilal', 'Carmen', 'Chidi'],
  ...['Clara', 'Dagny', 'Daniel', 'Devika', 'Dilan', 'Eamon', 'Elif', 'Elise', 'Emeka', 'Esther'],
  ...['Fatou', 'Felix', 'Fiona', 'Gabriel', 'Hana', 'Haruki', 'Helena', 'Ibrahim', 'Imogen', 'Ingrid'],
  ...['Isaac', 'Ivana', 'Jamila', 'Joaquín', 'Johanna', 'Kavya', 'Kofi', 'Lars', 'Leila', 'Lena'],
  ...['Lorenzo', 'Lucía', 'Mai', 'Malik', 'Margit', 'Mateus', 'Mei', 'Mikael', 'Mina', 'Nadia'],
  ...['Nikhil', 'Nora', 'Olu', 'Omar', 'Pauline', 'Pedro', 'Petra', 'Rafael', 'Rania', 'Rosalind'],
  ...['Ruben', 'Saanvi', 'Salma', 'Signe', 'Sipho', 'Solveig', 'Stefan', 'Tariq', 'Thea', 'Tobias'],
  ...['Valeria', 'Wanjiru', 'Xiomara', 'Yara', 'Zofia'],
]
const FAMILY = [
  ...['Abebe', 'Almeida', 'Andersen', 'Azoulay', 'Baptiste', 'Bergman', 'Bianchi', 'Bose', 'Castillo'],
  ...['Chaudhry', 'Clarke', 'Costa', 'Dahl', 'Diallo', 'Dubois', 'Ekström', 'Farouk', 'Fischer', 'Fontaine'],
  ...['Fujita', 'García', 'Gill', 'Goldberg', 'Haddad', 'Halvorsen', 'Hughes', 'Iyer', 'Jansen', 'Joshi'],
  ...['Kaya', 'Kowalska', 'Kumar', 'Laine', 'Lefèvre', 'Lindqvist', 'Makena', 'Marino', 'Mensah', 'Mitchell'],
  ...['Moreau', 'Mwangi', 'Nakamura', 'Ncube', 'Nguyen', 'Novotná', 'Okoro', 'Olsen', 'Petrov', 'Pillai'],
  ...['Quinn', 'Rahman', 'Reyes', 'Rossi', 'Sato', 'Schneider', 'Sharma', 'Silva', 'Tanaka', 'Virtanen'],
  ...['Weiss', 'Yılmaz'],
]

/** What some of them say about themselves. */
const BIOS = [
  'Reads on the ferry.',
  'Retired surveyor. Still measures things.',
  'Second-hand bookseller, mostly first-hand gossip.',
  'Mother of three, reader of one thing at a time.',
  'Bakes on Saturdays and reads while it proves.',
  'Physics teacher. Marks in green.',
  'Learning to like poetry. Slowly.',
  'Here for the footnotes.',
  'Night nurse; reads between rounds.',
  'Architect who prefers ruins.',
  'I clap too much.',
  'Translator from the Portuguese.',
  'Keeps bees and a long reading list.',
  'Used to sail. Now reads about sailing.',
  'Librarian in a very small town.',
  'Software by day, sourdough by night.',
  'Writes letters to editors and means well.',
  'Collects timetables.',
  'Geologist. Patient.',
  'Reads the last paragraph first.',
] as const

/** Letters without marks, as usernames have them. */
const plain = (name: string): string =>
  name
    .normalize('NFD')
    .replace(/[^a-zA-Zı]/g, '')
    .replaceAll('ı', 'i')
    .toLowerCase()

/** The given and the family name of somebody: nobody else has both. @param step which family follows which. */
function nameAt(i: number, step: number): readonly [string, string] {
  return [GIVEN[i % GIVEN.length] ?? '', FAMILY[(i * step) % FAMILY.length] ?? '']
}

/** Where people have addresses who have no account; it doesn't exist. */
const HOST = 'people.example'

/** Somebody without an account. */
export function passerBy(i: number): { name: string; email: string } {
  const [given, family] = nameAt(i, 29)
  return { name: `${given} ${family}`, email: `${plain(given)}.${plain(family)}@${HOST}` }
}

const JOINED = Date.UTC(2024, 5, 1, 10)

/** Their accounts. */
export const CROWD: readonly UpsertedUser[] = Array.from({ length: SIZE }, (_, i) => {
  const [given, family] = nameAt(i, 17)
  const username = plain(given) + plain(family)
  const createdAt = JOINED + plausible(`joined ${username}`, 0, 500) * DAY
  return {
    id: demoId('user', username),
    username,
    name: `${given} ${family}`,
    bio: plausible(`bio of ${username}`, 0, 3) === 0 ? (BIOS[i % BIOS.length] ?? '') : '',
    email: `${username}@quire.test`,
    createdAt,
    emailVerifiedAt: createdAt,
  }
})
