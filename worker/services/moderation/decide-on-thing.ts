import { HIDDEN_LIST } from '../../../schema/rules/catalogs'
import { moderationWording } from '../../../schema/wording/moderation'
import { catalogById } from '../../data/catalog/queries'
import { heldCollection } from '../../data/collection/ownership'
import type { Statement } from '../../data/database'
import { insertAct, lastHidingOf } from '../../data/moderation/acts'
import {
  expectHidden,
  expectVisibility,
  isDecidedMeanwhile,
  setHidden,
  setVisibility,
} from '../../data/moderation/writes'
import type { Actor } from '../policies/actor'
import { can } from '../policies/can'
import { fail, ok, type Result } from '../result'
import type { DecisionFailure, ModerationParts } from './decide-on-person'
import { MAIL_OF_ACT, tellPersonLater } from './mails'
import { requireModerator } from './require-moderator'

/** What can be hidden besides stories and responses. */
export type HidableKind = 'CATALOG' | 'COLLECTION'

/** A list or a publication, with what hides it and shows it again. */
interface Hidable {
  id: string
  ownerId: string
  name: string
  isHidden: boolean
  /** Whether somebody may decide about it. */
  mayDecide: (actor: Actor) => boolean
  /** How it is now, as the log keeps it. */
  state: string
  /** They fail the batch if somebody else has changed that meanwhile. */
  hide: readonly Statement[]
  show: (state: string) => readonly Statement[]
  /** The tags of the pages that show it, or say that it is hidden. */
  tags: readonly string[]
  reindex: () => void
}

async function findCatalog(
  { db, purger: { names }, reindex }: ModerationParts,
  id: string,
): Promise<Hidable | undefined> {
  const catalog = await db.first(catalogById, id)
  if (!catalog || catalog.deletedAt !== null) return undefined
  const { creatorId, name, visibility } = catalog
  const expect = expectVisibility(id, visibility)
  return {
    id,
    ownerId: creatorId,
    name,
    isHidden: visibility === HIDDEN_LIST,
    mayDecide: (actor) => can(actor, 'moderate', { entity: 'catalog', catalog }),
    state: String(visibility),
    hide: [expect, setVisibility(id, HIDDEN_LIST)],
    show: (state) => [expect, setVisibility(id, Number(state))],
    tags: [names.catalog(id), names.userCatalogs(creatorId), names.responses(id)],
    reindex: () => reindex([], [], [], [], [id]),
  }
}

async function findCollection(
  { db, purger: { names }, reindex }: ModerationParts,
  id: string,
): Promise<Hidable | undefined> {
  const collection = await db.first(heldCollection, id)
  if (!collection) return undefined
  const isHidden = collection.isRemoved === 1
  const expect = expectHidden(id, isHidden)
  return {
    id,
    ownerId: collection.creatorId,
    name: collection.name,
    isHidden,
    mayDecide: (actor) => can(actor, 'moderate', { entity: 'collection', collection }),
    state: 'shown',
    hide: [expect, setHidden(id, true)],
    show: () => [expect, setHidden(id, false)],
    tags: [names.collection(id), names.slug(collection.slug)],
    reindex: () => reindex([], [], [], [id]),
  }
}

interface Given {
  id: string
  reason: string
  /** The case that it follows from, with the statements that decide that. */
  of?: { caseId: string; statements: readonly Statement[] }
}

/**
 * Takes a list or a publication down, has it reviewed while nobody sees it, or shows it again as it was. Does nothing
 * if that is so already. Rule: docs/rules/moderation.md, "Taking down a list or a publication".
 */
export async function decideOnThing(
  parts: ModerationParts,
  kind: HidableKind,
  { id, reason, of }: Given,
  wanted: 'TAKE_DOWN' | 'RESTORE' | 'REVIEW',
): Promise<Result<{ id: string }, DecisionFailure>> {
  const staff = await requireModerator(parts)
  if (!staff.ok) return staff
  const { db, clock, purger } = parts
  const thing = await (kind === 'CATALOG' ? findCatalog(parts, id) : findCollection(parts, id))
  if (!thing) return fail('NOT_FOUND', moderationWording.noThing, 'id')
  if (!thing.mayDecide(staff.value)) return fail('FORBIDDEN', moderationWording.ownThing, 'id')
  const hiding = thing.isHidden ? await db.first(lastHidingOf, kind, id) : undefined
  // What isn't shown for another reason isn't for staff to show.
  if (thing.isHidden && !hiding) return fail('NOT_FOUND', moderationWording.noThing, 'id')
  const isReview = hiding?.action === 'REVIEW'
  const isSo = wanted === 'RESTORE' ? !hiding : hiding && !(wanted === 'TAKE_DOWN' && isReview)
  if (isSo) return of ? fail('CONFLICT', moderationWording.changedMeanwhile) : ok({ id })
  const action = wanted === 'RESTORE' && isReview ? 'END_REVIEW' : wanted
  const formerly = hiding?.state ?? thing.state
  const now = clock.now()
  const isHiding = wanted !== 'RESTORE'
  try {
    await db.write([
      ...(of?.statements ?? []),
      ...(isHiding ? thing.hide : thing.show(formerly)),
      insertAct({
        at: now,
        staffId: staff.value.id,
        action,
        subjectKind: kind,
        subjectId: id,
        reason,
        detail: formerly,
      }),
      ...purger.statements(thing.tags, { now, urgent: isHiding }),
    ])
  } catch (error) {
    if (!isDecidedMeanwhile(error)) throw error
    return fail('CONFLICT', moderationWording.changedMeanwhile)
  }
  thing.reindex()
  tellPersonLater(parts, thing.ownerId, MAIL_OF_ACT[action], {
    reason,
    title: thing.name,
    thing: kind,
    caseId: of?.caseId,
  })
  await purger.request()
  return ok({ id })
}
