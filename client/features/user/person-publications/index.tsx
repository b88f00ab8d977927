import { roleWording } from '../../../../schema/wording/collection-roles'
import { FollowRow } from '../../follow/FollowRow'
import type { PersonFragment } from '../person.generated'

/** The publications that a person edits and writes for. */
export const PersonPublications = ({ publications }: Pick<PersonFragment, 'publications'>) =>
  publications.map(({ role, collection }) => (
    <FollowRow key={collection.id} entity={collection} fact={roleWording[role]} />
  ))
