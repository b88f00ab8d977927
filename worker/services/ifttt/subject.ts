import { triggerField } from '../../../schema/inputs/ifttt'
import { IFTTT_OPTIONS, IFTTT_TRIGGERS, type IftttTrigger } from '../../../schema/rules/ifttt'
import { slugOfTag } from '../../../schema/rules/tag-slug'
import { iftttWording as wording } from '../../../schema/wording/ifttt'
import type { Reader } from '../../data/reader'
import { apiPublications } from '../api/answers'
import { choicesOf } from '../catalog/lists'
import { type Failure, fail, ok, type Result } from '../result'
import { findTopic } from '../tag/topic'
import { parseInput } from '../use-case'

/** What an Applet waits for: a kind of event, and of what. */
export interface Waited {
  trigger: IftttTrigger
  /** The id of the publication or the list, a topic's slug; the person's own id where there is no field. */
  subjectId: string
}

type Asked = Result<string, Failure<'BAD_REQUEST'>>

const FIELDS = {
  publication: async (reader: Reader, _userId: string, value: string): Promise<Asked> => {
    const collection = await reader.collections.load(value)
    return collection ? ok(collection.id) : fail('BAD_REQUEST', wording.publication)
  },
  tag: async (reader: Reader, _userId: string, value: string): Promise<Asked> => {
    const slug = slugOfTag(value)
    const topic = slug === '' ? undefined : await findTopic(reader, slug)
    return topic ? ok(topic.slug) : fail('BAD_REQUEST', wording.tag)
  },
  list: async ({ db }: Reader, userId: string, value: string): Promise<Asked> => {
    const lists = await choicesOf(db, userId)
    return lists.some(({ id }) => id === value) ? ok(value) : fail('BAD_REQUEST', wording.list)
  },
}
export type IftttField = keyof typeof FIELDS

/** What a value of a field means for somebody. */
export async function subjectOfField(
  reader: Reader,
  userId: string,
  field: IftttField,
  value: unknown,
): Promise<Asked> {
  const text = parseInput(triggerField, value)
  return text.ok ? FIELDS[field](reader, userId, text.value.trim()) : text
}

/** What a request asks for, by its fields. */
export async function waitedFor(
  reader: Reader,
  userId: string,
  trigger: IftttTrigger,
  fields: Readonly<Record<string, unknown>> | null | undefined,
): Promise<Result<Waited, Failure<'BAD_REQUEST'>>> {
  const { field } = IFTTT_TRIGGERS[trigger]
  if (field === null) return ok({ trigger, subjectId: userId })
  const value = fields?.[field]
  if (typeof value !== 'string' || value === '') return fail('BAD_REQUEST', wording.triggerFields(field))
  const subject = await subjectOfField(reader, userId, field, value)
  return subject.ok ? ok({ trigger, subjectId: subject.value }) : subject
}

/** What a person can choose from. */
export interface IftttOption {
  label: string
  value: string
}

/** The lists that somebody can put stories into. */
export const listOptions = async ({ db }: Reader, userId: string): Promise<IftttOption[]> =>
  (await choicesOf(db, userId)).map(({ name, id }) => ({ label: name, value: id }))

/** The publications that somebody writes in, runs or follows. */
export async function publicationOptions(
  reader: Reader,
  origin: string,
  userId: string,
): Promise<IftttOption[]> {
  const options: IftttOption[] = []
  let after: string | null = null
  do {
    const page: Awaited<ReturnType<typeof apiPublications>> = await apiPublications(reader, origin, {
      viewerId: userId,
      userId,
      after,
    })
    if (!page.ok) return options
    options.push(...page.value.items.map(({ name, id }) => ({ label: name, value: id })))
    after = page.value.next?.to ?? null
  } while (after !== null && options.length < IFTTT_OPTIONS)
  return options
}
