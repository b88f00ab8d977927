import type { DeletedRow } from '../../../data/deleted/queries'

export interface DeletedThingMapper extends DeletedRow {}
