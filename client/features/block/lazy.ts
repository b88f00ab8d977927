import { lazily } from '../../lib/lazily'

/** Asks before somebody is blocked, loaded with the press. */
export const blockDialog = lazily(() => import('./BlockDialog').then(({ BlockDialog }) => BlockDialog))
/** Replaces the follow button where one of two people blocks the other. */
export const apartControl = lazily(() => import('./ApartControl').then(({ ApartControl }) => ApartControl))
