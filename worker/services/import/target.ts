import { isReservedSlug } from '../../../schema/routes/reserved'
import { MAX_PUBLICATION_DESCRIPTION } from '../../../schema/rules/limits'
import { isCollectionSlug } from '../../../schema/rules/slug'
import { shorten } from '../../../schema/story/text'
import { importProblems } from '../../../schema/wording/import-reasons'
import {
  collectionExists,
  collectionOfOldSlug,
  type ImportTarget,
  importTargetBySlug,
  insertCollection,
  insertEditor,
} from '../../data/collection/writes'
import type { Statement } from '../../data/database'
import { holderOfUsername } from '../../data/user/writes'
import type { StoryPorts } from '../post/ports'
import { derivedId } from './ids'
import { ImportError } from './report'

/** The publication to import into. */
export interface Target {
  collectionId: string
  isNew: boolean
  /** The owner's account; absent for a new publication whose owner comes with the file. */
  ownerId?: string
}

export interface TargetInput {
  slug: string
  /** Whether a publication that no importer created may be written to. */
  mayOverwrite: boolean
  /** Username of the account that owns a new publication. */
  owner?: string
}

/**
 * The publication with a slug, or a new one: nothing is written here. One that people created is never
 * written to unless that is requested. Rule: docs/rules/import.md, "Publication".
 *
 * @throws ImportError
 */
export async function findTarget(ports: StoryPorts, format: string, input: TargetInput): Promise<Target> {
  const { slug } = input
  if (!isCollectionSlug(slug)) throw new ImportError('bad-slug', importProblems.target.badSlug(slug))
  if (isReservedSlug(slug)) throw new ImportError('reserved-slug', importProblems.target.reserved(slug))
  const derived = await derivedId(format, 'publication', slug)
  const [target, former, another, owner] = await Promise.all([
    ports.db.first(importTargetBySlug, slug),
    ports.db.first(collectionOfOldSlug, slug),
    ports.db.first(collectionExists, derived),
    input.owner === undefined ? undefined : ports.db.first(holderOfUsername, input.owner),
  ])
  if (target) return existing(target, input)
  if (former) throw new ImportError('publication-exists', importProblems.target.renamed(slug))
  const ownerId = owner?.userId
  if (input.owner !== undefined && ownerId === undefined)
    throw new ImportError('unknown-owner', importProblems.target.noAccount(input.owner))
  // One that was imported under this slug may have another one since.
  const collectionId = another ? ports.newId() : derived
  return { collectionId, isNew: true, ...(ownerId === undefined ? {} : { ownerId }) }
}

function existing(target: ImportTarget, { slug, mayOverwrite }: TargetInput): Target {
  if (target.isRemoved) throw new ImportError('publication-removed', importProblems.target.removed(slug))
  if (target.importedFrom === null && !mayOverwrite)
    throw new ImportError('publication-exists', importProblems.target.notImported(slug))
  return { collectionId: target.id, isNew: false, ownerId: target.creatorId }
}

/** A file's data about its publication. */
export interface NewPublication {
  slug: string
  name: string
  description: string
  ownerId: string
  format: string
  now: number
}

/** Creates the publication; belongs in the batch of its first story, so that none is left empty. */
export const publicationStatements = (collectionId: string, publication: NewPublication): Statement[] => [
  insertCollection({
    id: collectionId,
    slug: publication.slug,
    name: shorten(publication.name, 100) || publication.slug,
    description: shorten(publication.description, MAX_PUBLICATION_DESCRIPTION),
    creatorId: publication.ownerId,
    importedFrom: publication.format,
    createdAt: publication.now,
  }),
  insertEditor(collectionId, publication.ownerId, 'OWNER', 0),
]
